import pLimit from 'p-limit';
import { calls } from '@wayhouse/contracts';
import { addDays, nightsOf } from '@wayhouse/domain';
import { judgeStorm, type Outcome } from './judge-storm.js';
import type { People } from './people.js';
import type { Attempt, Storm } from './plan.js';

export type StormRoom = { id: string; price: number; units: number };

/** Bookings and blocks of a few rooms within a month, by so many at a time. */
export async function runStorm({ workers, attempts }: Storm, rooms: StormRoom[], people: People, firstDay: string) {
  const inTurn = pLimit(workers);
  const outcomes = await Promise.all(attempts.map((attempt) => inTurn(() => tryIt(attempt, rooms, people, firstDay))));
  return judgeStorm(
    outcomes,
    workers,
    rooms.map(({ units }) => units),
  );
}

async function tryIt(
  attempt: Attempt,
  rooms: StormRoom[],
  { guests, owner }: People,
  firstDay: string,
): Promise<Outcome> {
  const { id: room, price, units } = rooms[attempt.room]!;
  const [from, to] = [addDays(firstDay, attempt.from), addDays(firstDay, attempt.from + attempt.nights)];
  const order = { room, checkInDate: from, checkOutDate: to, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const totalPrice = price * attempt.nights - attempt.discount;
  const unit = attempt.kind === 'block unit' ? 1 + (attempt.unit % units) : undefined;
  const { status, code } =
    attempt.kind !== 'book'
      ? await owner(calls.blockNights, { room, unit, from, to })
      : await guests[attempt.guest % guests.length]!(calls.bookRoom, { ...order, totalPrice });
  // The only unit of a room is the whole room.
  const kind = unit && units === 1 ? 'block' : attempt.kind;
  return { ...attempt, kind, unit: unit ?? 0, nightList: nightsOf({ checkIn: from, checkOut: to }), status, code };
}
