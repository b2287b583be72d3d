import type { AnswerOf, calls } from '@wayhouse/contracts';
import type { RoomNights } from '../availability/room-nights.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { Bookings } from '../bookings/booking-repository.js';
import type { RoomCopies } from '../rooms/room-projection.js';
import { holderOf } from './domain/block.js';
import type { Blocks } from './block-repository.js';
import type { NightsOfRoom } from './block-nights.js';
import { ownRoom } from './require-own-room.js';

type Deps = {
  rooms: Pick<RoomCopies, 'get'>;
  nights: Pick<RoomNights, 'holders'>;
  bookings: Pick<Bookings, 'withIds'>;
  blocks: Pick<Blocks, 'get'>;
};

type RoomCalendar = AnswerOf<typeof calls.showRoomCalendar>;

/** The calendar shows what the index of taken nights holds, so that it never says otherwise than a guest would be told. */
export async function roomCalendar(deps: Deps, { roomId, ownerId, from, to }: NightsOfRoom): Promise<RoomCalendar> {
  await ownRoom(deps.rooms, roomId, ownerId);
  const taken = await deps.nights.holders(roomId, from, to);
  const { reasons } = await deps.blocks.get(roomId);
  const blocked = taken
    .filter(({ holder }) => holder === holderOf({ roomId }))
    .map(({ night }) => ({ night, reason: reasons[night] }));
  const bookings = await deps.bookings.withIds([...new Set(taken.map(({ holder }) => holder))]);
  return { stays: bookings.map(stayOf).sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1)), blocked };
}

const stayOf = ({ id, stay, guest, guests, state }: Booking): RoomCalendar['stays'][number] => ({
  bookingId: id,
  ...stay,
  guest: guest.name,
  guests,
  state,
});
