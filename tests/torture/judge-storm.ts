import type { Attempt } from './plan.js';

export type Outcome = Attempt & { nightList: string[]; status: number; code?: string };
export type StormResult = { tried: number; taken: number; refused: number; problems: string[] };

/** Every night is taken once at most, at least one attempt succeeds, and every refusal is a conflict. */
export function judgeStorm(outcomes: Outcome[], workers: number): StormResult {
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
