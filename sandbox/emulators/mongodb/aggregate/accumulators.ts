import { compareKeys, keyOf } from '../values/key.js';
import { exactNumber } from '../values/type.js';

/** The value of a group's field after one more document. */
export type Accumulate = (current: unknown, value: unknown) => unknown;

/** Null and missing values do not count; of equal ones the first stays. */
const extreme = (direction: 1 | -1): { initial: unknown; accumulate: Accumulate } => ({
  initial: null,
  accumulate(current, value) {
    if (value == null) return current;
    return current === null || compareKeys(keyOf(value), keyOf(current)) * direction > 0 ? value : current;
  },
});

export const accumulators: Record<string, { initial: unknown; accumulate: Accumulate }> = {
  $sum: {
    initial: 0,
    accumulate: (current, value) => (typeof value === 'number' ? exactNumber((current as number) + value) : current),
  },
  $min: extreme(-1),
  $max: extreme(1),
};
