import { Fault, unsupported } from '../fault.js';
import { isDoc } from '../values/doc.js';
import { exact } from '../values/exact.js';
import { compareKeys, keyOf } from '../values/key.js';

/** Takes the values of one group in, one by one. */
export type Accumulator = { add(value: unknown): void; result(): unknown };

const folded =
  <State>(
    start: State,
    add: (state: State, value: unknown) => State,
    result: (state: State) => unknown = (state) => state,
  ) =>
  (): Accumulator => {
    let state = start;
    return { add: (value) => void (state = add(state, value)), result: () => result(state) };
  };

const extreme = (direction: 1 | -1) =>
  folded<unknown>(null, (best, value) => {
    if (value == null) return best;
    return best === null || compareKeys(keyOf(value), keyOf(best)) * direction > 0 ? value : best;
  });

const isNumber = (value: unknown): value is number => typeof value === 'number';

const accumulators: Record<string, () => Accumulator> = {
  $sum: folded(0, (sum, value) => (isNumber(value) ? exact(sum + value) : sum)),
  $avg: folded(
    { sum: 0, count: 0 },
    ({ sum, count }, value) => (isNumber(value) ? { sum: sum + value, count: count + 1 } : { sum, count }),
    ({ sum, count }) => (count === 0 ? null : sum / count),
  ),
  $count: folded(0, (count) => count + 1),
  $min: extreme(-1),
  $max: extreme(1),
  $first: folded<{ value: unknown } | null>(
    null,
    (first, value) => first ?? { value: value ?? null },
    (first) => first?.value,
  ),
  $last: folded<unknown>(null, (_, value) => value ?? null),
  $push() {
    const items: unknown[] = [];
    return { add: (value) => void (value !== undefined && items.push(value)), result: () => items };
  },
  $addToSet() {
    const items = new Map<string, unknown>();
    return {
      add: (value) => void (value !== undefined && items.set(keyOf(value), value)),
      result: () => [...items.values()],
    };
  },
  $mergeObjects: folded({}, (merged, value) => {
    if (value != null && !isDoc(value)) throw new Fault('Location40400', '$mergeObjects requires object inputs');
    return { ...merged, ...value };
  }),
};

export function accumulatorOf(name: string): () => Accumulator {
  const accumulator = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (!accumulator) throw unsupported(`the group operator '${name}'`);
  return accumulator;
}
