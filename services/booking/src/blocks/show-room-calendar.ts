import type { RoomNights } from '../availability/room-night-repository.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { RoomPeriod } from './block-nights.js';
import type { BlockRepository } from './block-repository.js';
import { blockHolder } from '@wayhouse/domain';
import { requireOwnRoom } from './require-own-room.js';

type Deps = {
  rooms: Pick<RoomProjection, 'get'>;
  nights: Pick<RoomNights, 'listHeld'>;
  bookings: Pick<BookingRepository, 'listByIds'>;
  blocks: Pick<BlockRepository, 'get'>;
};

export type RoomCalendar = { bookings: Booking[]; blocked: { night: string; reason?: string }[] };

/** Read from the taken nights, which also decide whether a guest can book: the calendar never contradicts them. */
export async function showRoomCalendar(deps: Deps, { roomId, ownHotels, from, to }: RoomPeriod): Promise<RoomCalendar> {
  await requireOwnRoom(deps.rooms, roomId, ownHotels);
  const taken = await deps.nights.listHeld([roomId], from, to);
  const { reasons } = await deps.blocks.get(roomId);
  const blockedUnits = taken.filter(({ holder }) => holder === blockHolder({ roomId }));
  const blocked = [...new Set(blockedUnits.map(({ night }) => night))].map((night) => ({
    night,
    reason: reasons[night],
  }));
  const bookings = await deps.bookings.listByIds([...new Set(taken.map(({ holder }) => holder))]);
  return { bookings: bookings.sort((a, b) => (a.stay.checkIn < b.stay.checkIn ? -1 : 1)), blocked };
}
