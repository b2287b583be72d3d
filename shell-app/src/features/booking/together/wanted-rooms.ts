import { priceRoom, type StayPrice } from '@wayhouse/contracts/price-room';
import type { AppliedPromotion } from '@wayhouse/domain/rates/price-adjustments';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { hasNights } from '@wayhouse/domain/stay';
import { adultsAmong } from '../../../shared/stay-params.js';
import { datesProblem, planProblem } from '../stay-order.js';
import { messages } from './messages.js';
import type { RoomsOrder, WantedRoom } from './rooms-order.js';
import type { KnownRoom } from './use-rooms-to-choose.js';

/** A room to book with what is known of it: what it costs, or why it cannot be booked. */
export type PricedRoom = KnownRoom & { wanted: WantedRoom; price?: StayPrice; problem?: string };

type Known = {
  rooms: ReadonlyMap<string, KnownRoom>;
  /** The ids of all rooms of the hotel that are free on the dates, once they are known. */
  free?: ReadonlySet<string>;
  /** What the code of the order takes off in each room, once that is known. */
  promotion?: AppliedPromotion;
};

export function priceWanted({ rooms, checkIn, checkOut }: RoomsOrder, known: Known): PricedRoom[] {
  const dates = { checkIn, checkOut };
  return rooms.map((asked) => {
    const { room, retry } = known.rooms.get(asked.room) ?? {};
    if (!room) return { wanted: asked, room, retry, ...(room === null && { problem: messages.gone }) };
    const guests = Math.min(asked.guests, roomCapacity[room.roomType]);
    const wanted = { ...asked, guests, adults: adultsAmong(guests, asked.adults) };
    if (!hasNights(dates)) return { wanted, room };
    const problem =
      datesProblem(room, dates) ??
      planProblem(room, wanted.plan) ??
      (known.free && !known.free.has(room._id) ? messages.notFree : undefined);
    return { wanted, room, problem, price: priceRoom(room, { ...dates, ...wanted, promotion: known.promotion }) };
  });
}

/** In currency units; undefined as long as the price of one of them is not known. */
export function totalOfRooms(rooms: PricedRoom[]): number | undefined {
  const totals = rooms.map(({ price }) => price && toMinor(price.total));
  return totals.includes(undefined) ? undefined : toAmount(totals.reduce<number>((sum, each) => sum + each!, 0));
}
