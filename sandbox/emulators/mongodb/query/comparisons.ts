import { badValue } from '../errors.js';
import { type Doc, isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { typeOf } from '../values/type.js';

/** A document of operators, such as `{$gt: 5}`, where it could also be a value. */
export const isOperators = (value: unknown): value is Doc =>
  isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

export type ValueTest = (value: unknown) => boolean;

/** A missing value is equal to null. */
export function equals(wanted: unknown): ValueTest {
  const key = keyOf(wanted);
  return typeof wanted === 'object' ? (found) => keyOf(found) === key : (found) => found === wanted;
}

export function oneOf(wanted: unknown): ValueTest {
  if (!Array.isArray(wanted) || wanted.some(isOperators)) throw badValue('$in needs an array of values');
  const keys = new Set(wanted.map(keyOf));
  return (found) => keys.has(keyOf(found));
}

const orders = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};
export type Order = keyof typeof orders;
export const isOrder = (name: string): name is Order => Object.hasOwn(orders, name);

/** Order comparisons match values of the operand's own type only. */
export function ordered(operator: Order, wanted: unknown): ValueTest {
  const test = orders[operator];
  const type = typeOf(wanted);
  const key = keyOf(wanted);
  return (found) => typeOf(found) === type && test(compareKeys(keyOf(found), key));
}
