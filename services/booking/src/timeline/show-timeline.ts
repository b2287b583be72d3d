import { blockHolder, isBlockHolder } from '@wayhouse/domain';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import type { Block } from '../blocks/domain/block.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { type Span, toSpans, withNeighbours } from './domain/spans.js';

type Deps = {
  rooms: Pick<RoomProjection, 'listByHotel'>;
  nights: Pick<RoomNights, 'listHeld'>;
  bookings: Pick<BookingRepository, 'listByIds'>;
  blocks: Pick<BlockRepository, 'list'>;
};

export type Timeline = {
  rooms: { room: Room; units: number }[];
  stays: { span: Span; booking: Booking }[];
  blocked: { span: Span; block: Block }[];
};

/** Who has which unit of a hotel, from `from` up to, not including, `to`. */
export async function showTimeline(deps: Deps, hotelId: string, from: string, to: string): Promise<Timeline> {
  const rooms = await deps.rooms.listByHotel(hotelId);
  const ids = rooms.map(({ roomId }) => roomId);
  const held = await deps.nights.listHeld(ids, from, to);
  const blocks = new Map((await deps.blocks.list(ids)).map((block) => [blockHolder(block), block]));
  const spans = toSpans(held.map((each) => ({ ...each, reason: blocks.get(each.holder)?.reasons[each.night] })));
  const ofBookings = spans.filter(({ holder }) => !isBlockHolder(holder));
  const found = await deps.bookings.listByIds([...new Set(ofBookings.map(({ holder }) => holder))]);
  const bookings = new Map(found.map((booking) => [booking.id, booking]));
  return {
    rooms: rooms.map((room) => ({ room, units: unitsShown(room, spans) })),
    stays: ofBookings.flatMap((span) => {
      // One that was released since is left out.
      const booking = bookings.get(span.holder);
      return booking ? [{ span, booking }] : [];
    }),
    blocked: spans.flatMap((span) => {
      const block = blocks.get(span.holder);
      return block ? [{ span: withNeighbours(span, block), block }] : [];
    }),
  };
}

/** Also those that are there no more, as long as somebody has them. */
const unitsShown = ({ roomId, units = 1 }: Room, spans: Span[]): number =>
  Math.max(units, ...spans.filter(({ room }) => room === roomId).map(({ unit }) => unit));
