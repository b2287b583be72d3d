import type { Attempt } from './plan.js';

export type Outcome = Attempt & { nightList: string[]; status: number; code?: string };
export type StormResult = { tried: number; taken: number; refused: number; problems: string[] };

/**
 * No night is booked more often than the room has units that are not blocked by themselves, one of which all are blocked not at all; at
 * least one attempt succeeds, and every refusal is a conflict. `units` are those of each room.
 */
export function judgeStorm(outcomes: Outcome[], workers: number, units: number[]): StormResult {
  const problems: string[] = [];
  const taken = new Map<
    string,
    { room: number; night: string; book: number; block: number; blockedUnits: Set<number> }
  >();
  const successes = outcomes.filter(({ status }) => status === 200);
  const at = `with ${workers} at a time`;
  for (const outcome of outcomes)
    if (outcome.status !== 200 && outcome.status !== 409)
      problems.push(`a ${outcome.kind} was answered with ${outcome.status} ${outcome.code ?? ''} ${at}`);
  for (const { kind, discount, room, unit, nightList } of successes) {
    if (discount && isBooking({ kind })) problems.push(`a booking for less than its price was made ${at}`);
    for (const night of nightList) {
      const times = taken.get(`${room} ${night}`) ?? { room, night, book: 0, block: 0, blockedUnits: new Set() };
      if (kind === 'block unit') times.blockedUnits.add(unit);
      else if (kind === 'block') times.block++;
      else times.book += kind === 'book two' ? 2 : 1;
      taken.set(`${room} ${night}`, times);
    }
  }
  for (const { room, night, book, block, blockedUnits } of taken.values()) {
    const where = `the night ${night} of room ${room}`;
    // An owner may block a blocked night again.
    if (book && block) problems.push(`${where} was booked and blocked ${at}`);
    if (block && blockedUnits.size) problems.push(`${where} was blocked as a whole and by unit ${at}`);
    const free = units[room]! - blockedUnits.size;
    if (book > free)
      problems.push(`${where} was booked ${book} times, with ${free} units that were not blocked, ${at}`);
  }
  const couldSucceed = outcomes.some(
    ({ kind, discount, room }) => !isBooking({ kind }) || (!discount && (kind === 'book' || units[room]! > 1)),
  );
  if (couldSucceed && !successes.length) problems.push(`not one of ${outcomes.length} attempts succeeded ${at}`);
  return {
    tried: outcomes.length,
    taken: successes.length,
    refused: outcomes.length - successes.length,
    problems,
  };
}

const isBooking = ({ kind }: Pick<Attempt, 'kind'>): boolean => kind === 'book' || kind === 'book two';
