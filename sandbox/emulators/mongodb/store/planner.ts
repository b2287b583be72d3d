import type { SortField } from '../query/sort.js';
import type { Doc } from '../values/doc.js';
import { inverted } from '../values/key.js';
import { boundsOf, type Bounds } from './bounds.js';
import type { Collection } from './collection.js';
import { afterAll, type Index } from './index-entries.js';
import { idIndex } from './index-spec.js';

export type Plan = { index: Index; ranges: { from: string; to: string }[]; sorts: boolean; backwards: boolean };

const maxRanges = 1000;

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
  for (const { path, direction } of index.fields) {
    const bound = bounds.get(path);
    if (!bound || (index.multikey && fixed > 0)) break;
    if (bound.points && prefixes.length * bound.points.length <= maxRanges) {
      const points = bound.points.map((point) => (direction === 1 ? point : inverted(point)));
      prefixes = prefixes.flatMap((prefix) => points.map((point) => prefix + point));
      fixed++;
    } else {
      const { low, high } = index.multikey && bound.low.length > 1 ? { low: bound.low, high: bound.prefix } : bound;
      const [from, to] = direction === 1 ? [low, high] : [inverted(high), inverted(low)];
      ranges = prefixes.map((prefix) => ({ from: prefix + from, to: prefix + to + afterAll }));
      break;
    }
  }
  const direction = prefixes.length === 1 && !index.multikey ? sortDirection(index, fixed, sort) : 0;
  const plan = {
    index,
    ranges: ranges ?? prefixes.sort().map((prefix) => ({ from: prefix, to: prefix + afterAll })),
    sorts: direction !== 0,
    backwards: direction === -1,
  };
  const isOne = (index.spec.unique || index.spec === idIndex) && fixed === index.fields.length;
  return { plan, score: fixed * 10 + (ranges ? 4 : 0) + (direction !== 0 ? 5 : 0) + (isOne ? 100 : 0) };
}

/** 1 or -1 when reading the index that way, behind `fixed` fields with one value, yields the sort; 0 when neither does. */
function sortDirection({ fields }: Index, fixed: number, sort: SortField[]): 1 | -1 | 0 {
  const fixedPaths = new Set(fields.slice(0, fixed).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixedPaths.has(path));
  if (wanted.length === 0 || wanted.length > fields.length - fixed) return 0;
  const factors = new Set(
    wanted.map(({ path, direction }, i) => {
      const field = fields[fixed + i]!;
      return field.path === path ? field.direction * direction : 0;
    }),
  );
  return factors.size === 1 ? ([...factors][0] as 1 | -1 | 0) : 0;
}
