import type { Room } from '@wayhouse/contracts/room';
import { priceRoom, type StayPrice } from '@wayhouse/contracts/price-room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { hasNights } from '@wayhouse/domain/stay';
import { datesProblem, planProblem } from '../stay-order.js';
import { messages } from './messages.js';
import type { RoomsOrder, WantedRoom } from './rooms-order.js';

/** A room to book with what is known of it: what it costs, or why it cannot be booked. `room` is undefined until it is loaded. */
export type PricedRoom = { wanted: WantedRoom; room?: Room | null; price?: StayPrice; problem?: string };

type Known = {
  rooms: ReadonlyMap<string, Room | null | undefined>;
  /** The ids of all rooms of the hotel that are free on the dates, once they are known. */
  free?: ReadonlySet<string>;
};

export function priceWanted({ rooms, ...dates }: RoomsOrder, known: Known): PricedRoom[] {
  return rooms.map((asked) => {
    const room = known.rooms.get(asked.room);
    if (!room) return { wanted: asked, room, ...(room === null && { problem: messages.gone }) };
    const wanted = { ...asked, guests: Math.min(asked.guests, roomCapacity[room.roomType]) };
    if (!hasNights(dates)) return { wanted, room };
    const problem =
      datesProblem(room, dates) ??
      planProblem(room, wanted.plan) ??
      (known.free && !known.free.has(room._id) ? messages.notFree : undefined);
    return { wanted, room, problem, price: priceRoom(room, { ...dates, ...wanted }) };
  });
}

/** In currency units; undefined as long as the price of one of them is not known. */
export function totalOfRooms(rooms: PricedRoom[]): number | undefined {
  const totals = rooms.map(({ price }) => price && toMinor(price.total));
  return totals.includes(undefined) ? undefined : toAmount(totals.reduce<number>((sum, each) => sum + each!, 0));
}
