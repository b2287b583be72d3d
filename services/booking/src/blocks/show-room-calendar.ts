import { blockHolder, isBlockHolder } from '@wayhouse/domain';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { RoomPeriod } from './block-period.js';
import type { BlockRepository } from './block-repository.js';
import { requireOwnRoom } from './require-own-room.js';

type Deps = {
  rooms: Pick<RoomProjection, 'get'>;
  nights: Pick<RoomNights, 'listHeld'>;
  bookings: Pick<BookingRepository, 'listByIds'>;
  blocks: Pick<BlockRepository, 'list'>;
};

type BlockedNight = { night: string; reason?: string };
/** `blocked` are nights of all units, `blockedUnits` those of units that are blocked by themselves. */
export type RoomCalendar = {
  bookings: Booking[];
  blocked: BlockedNight[];
  blockedUnits: (BlockedNight & { unit: number })[];
};

/** Read from the taken nights, which also decide whether a guest can book: the calendar never contradicts them. */
export async function showRoomCalendar(deps: Deps, { roomId, ownHotels, from, to }: RoomPeriod): Promise<RoomCalendar> {
  await requireOwnRoom(deps.rooms, roomId, ownHotels);
  const taken = await deps.nights.listHeld([roomId], from, to);
  const blocks = new Map((await deps.blocks.list([roomId])).map((block) => [blockHolder(block), block]));
  const reasonOf = (holder: string, night: string) => blocks.get(holder)?.reasons[night];
  const whole = blockHolder({ roomId });
  const blockedNights = new Set(taken.flatMap(({ holder, night }) => (holder === whole ? [night] : [])));
  const blocked = [...blockedNights].map((night) => ({ night, reason: reasonOf(whole, night) }));
  const blockedUnits = taken
    .filter(({ holder }) => isBlockHolder(holder) && holder !== whole)
    .map(({ holder, night, unit }) => ({ night, unit, reason: reasonOf(holder, night) }));
  const bookings = await deps.bookings.listByIds([...new Set(taken.map(({ holder }) => holder))]);
  bookings.sort((a, b) => (a.stay.checkIn < b.stay.checkIn ? -1 : 1));
  return { bookings, blocked, blockedUnits };
}
