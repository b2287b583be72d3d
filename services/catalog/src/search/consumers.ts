import { type BookingFacts, type DataOf, events } from '@wayhouse/contracts';
import { on } from '@wayhouse/service-kit';
import type { TakenNights } from './night-holds.js';

type Block = DataOf<typeof events.roomBlocked>;

const ofBooking = ({ bookingId: id, version, roomId: room, nights }: BookingFacts) => ({ id, version, room, nights });
const ofBlock = ({ blockId: id, version, roomId: room, nights }: Block) => ({ id, version, room, nights });
const released = { nights: [] };

export const searchConsumers = ({ takenNights }: { takenNights: TakenNights }) => [
  on(events.bookingConfirmed, (booking, tx) => takenNights.tell(tx, ofBooking(booking))),
  on(events.bookingCancelled, (booking, tx) => takenNights.tell(tx, { ...ofBooking(booking), ...released })),
  on(events.roomBlocked, (block, tx) => takenNights.tell(tx, ofBlock(block))),
  on(events.roomUnblocked, (block, tx) => takenNights.tell(tx, { ...ofBlock(block), ...released })),
];
