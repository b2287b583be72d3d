import type { SortField } from '../query/sort.js';
import type { Doc } from '../values/doc.js';
import { inverted } from '../values/key.js';
import { boundsOf, type Bounds } from './bounds.js';
import type { Collection } from './collection.js';
import { afterAll, type Index } from './index-entries.js';
import { idIndex } from './index-spec.js';

/** Entries whose keys have the prefix; behind it they are in the order of the index. */
export type Range = { from: string; to: string; prefix: string };
export type Plan = { index: Index; ranges: Range[]; sorts: boolean; backwards: boolean };

const maxRanges = 1000;
/** So many ranges are merged into one order at most, as by MongoDB. */
const maxMerged = 200;

/** Which index finds the documents of a filter with the least reading; `null` for a full scan. */
export function choosePlan(collection: Collection, filter: Doc, sort: SortField[]): Plan | null {
  const bounds = boundsOf(filter);
  let best: { plan: Plan; score: number } | null = null;
  for (const index of collection.indexes.values()) {
    const candidate = planWith(index, bounds, sort);
    if (candidate.score > (best?.score ?? 0)) best = candidate;
  }
  return best?.plan ?? null;
}

function planWith(index: Index, bounds: Map<string, Bounds>, sort: SortField[]): { plan: Plan; score: number } {
  let prefixes = [''];
  let ranges: Plan['ranges'] | null = null;
  let fixed = 0;
  const single = new Set<string>();
  for (const { path, direction } of index.fields) {
    const bound = bounds.get(path);
    if (!bound || (index.multikey && fixed > 0)) break;
    if (bound.points && prefixes.length * bound.points.length <= maxRanges) {
      const points = bound.points.map((point) => (direction === 1 ? point : inverted(point)));
      prefixes = prefixes.flatMap((prefix) => points.map((point) => prefix + point));
      if (points.length === 1) single.add(path);
      fixed++;
    } else {
      const { low, high } = index.multikey && bound.low.length > 1 ? { low: bound.low, high: bound.prefix } : bound;
      const [from, to] = direction === 1 ? [low, high] : [inverted(high), inverted(low)];
      ranges = prefixes.map((prefix) => ({ from: prefix + from, to: prefix + to + afterAll, prefix }));
      break;
    }
  }
  const isOrdered = prefixes.length <= maxMerged && !index.multikey;
  const direction = isOrdered ? sortDirection(index, fixed, single, sort) : 0;
  const plan = {
    index,
    ranges: ranges ?? prefixes.sort().map((prefix) => ({ from: prefix, to: prefix + afterAll, prefix })),
    sorts: direction !== 0,
    backwards: direction === -1,
  };
  const isOne = (index.spec.unique || index.spec === idIndex) && fixed === index.fields.length;
  return { plan, score: fixed * 10 + (ranges ? 4 : 0) + (direction !== 0 ? 5 : 0) + (isOne ? 100 : 0) };
}

/**
 * 1 or -1 when reading the index that way, behind `fixed` fields, yields the sort; 0 when neither does. Those with one value
 * (`single`) are in any order.
 */
function sortDirection({ fields }: Index, fixed: number, single: Set<string>, sort: SortField[]): 1 | -1 | 0 {
  const wanted = sort.filter(({ path }) => !single.has(path));
  if (wanted.length === 0 || wanted.length > fields.length - fixed) return 0;
  const factors = new Set(
    wanted.map(({ path, direction }, i) => {
      const field = fields[fixed + i]!;
      return field.path === path ? field.direction * direction : 0;
    }),
  );
  return factors.size === 1 ? ([...factors][0] as 1 | -1 | 0) : 0;
}
