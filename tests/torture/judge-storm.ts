import type { Attempt } from './plan.js';

export type Outcome = Attempt & { nightList: string[]; status: number; code?: string };
export type StormResult = { tried: number; taken: number; refused: number; problems: string[] };

/**
 * No night is booked more often than the room has units, a blocked one not at all; at least one attempt succeeds, and every refusal
 * is a conflict. `units` are those of each room.
 */
export function judgeStorm(outcomes: Outcome[], workers: number, units: number[]): StormResult {
  const problems: string[] = [];
  const taken = new Map<string, { room: number; night: string } & Record<Outcome['kind'], number>>();
  const successes = outcomes.filter(({ status }) => status === 200);
  const at = `with ${workers} at a time`;
  for (const outcome of outcomes)
    if (outcome.status !== 200 && outcome.status !== 409)
      problems.push(`a ${outcome.kind} was answered with ${outcome.status} ${outcome.code ?? ''} ${at}`);
  for (const { kind, discount, room, nightList } of successes) {
    if (discount && kind === 'book') problems.push(`a booking for less than its price was made ${at}`);
    for (const night of nightList) {
      const times = taken.get(`${room} ${night}`) ?? { room, night, book: 0, block: 0 };
      times[kind]++;
      taken.set(`${room} ${night}`, times);
    }
  }
  for (const { room, night, book, block } of taken.values()) {
    const where = `the night ${night} of room ${room}`;
    // An owner may block a blocked night again.
    if (book && block) problems.push(`${where} was booked and blocked ${at}`);
    if (book > units[room]!) problems.push(`${where} was booked ${book} times, with ${units[room]} units, ${at}`);
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
