import { compareKeys, keyOf } from '../values/key.js';
import { type Operators, over } from './operator.js';
import { truthy } from './truthy.js';

/** Expressions, other than filters, order a missing value before null. */
const order = (a: unknown, b: unknown) => compareKeys(a === undefined ? '' : keyOf(a), b === undefined ? '' : keyOf(b));

const compared = (test: (order: number) => boolean) => over(2, 2, ([a, b]) => test(order(a, b)));

export const comparisons: Operators = {
  $eq: compared((found) => found === 0),
  $ne: compared((found) => found !== 0),
  $gt: compared((found) => found > 0),
  $gte: compared((found) => found >= 0),
  $lt: compared((found) => found < 0),
  $lte: compared((found) => found <= 0),
  $cmp: over(2, 2, ([a, b]) => order(a, b)),
  $and: over(0, Infinity, (values) => values.every(truthy)),
  $or: over(0, Infinity, (values) => values.some(truthy)),
  $not: over(1, 1, ([value]) => !truthy(value)),
};
