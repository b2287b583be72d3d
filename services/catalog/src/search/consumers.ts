import { type BookingFacts, type EventData, events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { NightHolds } from './night-hold-projection.js';

type Block = EventData<typeof events.roomBlocked>;

const bookingHold = ({ bookingId: id, version, roomId: room, nights }: BookingFacts) => ({ id, version, room, nights });
const blockHold = ({ blockId: id, version, roomId: room, nights }: Block) => ({ id, version, room, nights });
const released = { nights: [] };

export const searchConsumers = ({ nightHolds }: { nightHolds: NightHolds }) => [
  onEvent(events.bookingConfirmed, (booking, tx) => nightHolds.apply(tx, bookingHold(booking))),
  onEvent(events.bookingChanged, (booking, tx) => nightHolds.apply(tx, bookingHold(booking))),
  onEvent(events.bookingCancelled, (booking, tx) => nightHolds.apply(tx, { ...bookingHold(booking), ...released })),
  onEvent(events.roomBlocked, (block, tx) => nightHolds.apply(tx, blockHold(block))),
  onEvent(events.roomUnblocked, (block, tx) => nightHolds.apply(tx, { ...blockHold(block), ...released })),
];
