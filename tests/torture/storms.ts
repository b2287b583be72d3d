import pLimit from 'p-limit';
import { calls } from '@wayhouse/contracts';
import { addDays, nightsOf } from '@wayhouse/domain';
import type { People } from './people.js';
import type { Attempt, Storm } from './plan.js';

export type StormRoom = { id: string; price: number };
type Outcome = Attempt & { nightList: string[]; status: number; code?: string };
export type StormResult = { tried: number; taken: number; refused: number; problems: string[] };

/** Bookings and blocks of a few rooms within a month, by so many at a time. */
export async function runStorm({ workers, attempts }: Storm, rooms: StormRoom[], people: People, firstDay: string) {
  const inTurn = pLimit(workers);
  const outcomes = await Promise.all(attempts.map((attempt) => inTurn(() => tryIt(attempt, rooms, people, firstDay))));
  return judge(outcomes, workers);
}

async function tryIt(
  attempt: Attempt,
  rooms: StormRoom[],
  { guests, owner }: People,
  firstDay: string,
): Promise<Outcome> {
  const { id: room, price } = rooms[attempt.room]!;
  const [from, to] = [addDays(firstDay, attempt.from), addDays(firstDay, attempt.from + attempt.nights)];
  const order = { room, checkInDate: from, checkOutDate: to, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const totalPrice = price * attempt.nights - attempt.discount;
  const { status, code } =
    attempt.kind === 'block'
      ? await owner(calls.blockNights, { room, from, to })
      : await guests[attempt.guest % guests.length]!(calls.bookRoom, { ...order, totalPrice });
  return { ...attempt, nightList: nightsOf({ checkIn: from, checkOut: to }), status, code };
}

/** Every night is taken once at most, at least one attempt succeeds, and every refusal is a conflict. */
function judge(outcomes: Outcome[], workers: number): StormResult {
  const problems: string[] = [];
  const takenBy = new Map<string, Outcome>();
  const successes = outcomes.filter(({ status }) => status === 200);
  const at = `with ${workers} at a time`;
  for (const outcome of outcomes)
    if (outcome.status !== 200 && outcome.status !== 409)
      problems.push(`a ${outcome.kind} was answered with ${outcome.status} ${outcome.code ?? ''} ${at}`);
  for (const outcome of successes) {
    if (outcome.discount && outcome.kind === 'book') problems.push(`a booking for less than its price was made ${at}`);
    for (const night of outcome.nightList) {
      const name = `${outcome.room} ${night}`;
      const before = takenBy.get(name);
      // An owner may block a blocked night again.
      if (before && !(before.kind === 'block' && outcome.kind === 'block'))
        problems.push(
          `the night ${night} of room ${outcome.room} was taken by a ${before.kind} and a ${outcome.kind} ${at}`,
        );
      takenBy.set(name, outcome);
    }
  }
  const couldSucceed = outcomes.some(({ kind, discount }) => kind === 'block' || !discount);
  if (couldSucceed && !successes.length) problems.push(`not one of ${outcomes.length} attempts succeeded ${at}`);
  return {
    tried: outcomes.length,
    taken: successes.length,
    refused: outcomes.length - successes.length,
    problems,
  };
}
