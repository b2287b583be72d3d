import type { Plan, Range } from './planner.js';
import type { StoredRecord } from './record.js';

type Entry = [key: string, record: StoredRecord];

/** The entries of a plan: of one range after the other or, where all of them together have an order, merged. */
export function* indexEntries(plan: Plan): Generator<Entry> {
  const { index, ranges, sorts, backwards } = plan;
  if (sorts && ranges.length > 1) return yield* merged(plan);
  for (const { from, to } of ranges) yield* index.entries.range(from, to, backwards);
}

type Head = { rest: string; entry: Entry; entries: Iterator<Entry>; from: number };

/** Each range is in order behind its prefix. */
function* merged({ index, ranges, backwards }: Plan): Generator<Entry> {
  const heads = ranges.flatMap((range) => {
    const head = nextHead(index.entries.range(range.from, range.to, backwards), prefixLength(range));
    return head ? [head] : [];
  });
  while (heads.length) {
    let first = 0;
    for (let at = 1; at < heads.length; at++)
      if (backwards ? heads[at]!.rest > heads[first]!.rest : heads[at]!.rest < heads[first]!.rest) first = at;
    const { entry, entries, from } = heads[first]!;
    yield entry;
    const next = nextHead(entries, from);
    if (next) heads[first] = next;
    else heads.splice(first, 1);
  }
}

const prefixLength = ({ prefix }: Range): number => prefix.length;

function nextHead(entries: Iterator<Entry>, from: number): Head | undefined {
  const { value, done } = entries.next();
  return done ? undefined : { rest: value[0].slice(from), entry: value, entries, from };
}
