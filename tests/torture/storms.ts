import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { calls } from '@wayhouse/contracts';
import { addDays, nightsOf } from '@wayhouse/domain';
import { judgeStorm, type Outcome } from './judge-storm.js';
import type { People, Person } from './people.js';
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
  const totalPrice = price * attempt.nights - attempt.discount;
  const unit = attempt.kind === 'block unit' ? 1 + (attempt.unit % units) : undefined;
  const guest = guests[attempt.guest % guests.length]!;
  const asked = { room, unit, from, to, totalPrice };
  const { status, code } = await send(attempt.kind, asked, guest, owner);
  // The only unit of a room is the whole room.
  const kind = unit && units === 1 ? 'block' : attempt.kind;
  return { ...attempt, kind, unit: unit ?? 0, nightList: nightsOf({ checkIn: from, checkOut: to }), status, code };
}

type Asked = { room: string; unit: number | undefined; from: string; to: string; totalPrice: number };

function send(kind: Attempt['kind'], { totalPrice, ...nights }: Asked, guest: Person, owner: Person) {
  const { room, from, to } = nights;
  const stay = { checkInDate: from, checkOutDate: to, PaymentMethod: 'Pay at Hotel' as const };
  switch (kind) {
    case 'book':
      return guest(calls.bookRoom, { room, ...stay, guests: 1, totalPrice });
    case 'book two': {
      const rooms = [1, 2].map(() => ({ room, guests: 1, totalPrice }));
      return guest(calls.bookTogether, { key: randomUUID(), ...stay, rooms });
    }
    case 'block':
    case 'block unit':
      return owner(calls.blockNights, nights);
  }
}
