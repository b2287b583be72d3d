import { CommandError } from '../errors.js';
import { compareKeys, keyOf } from '../values/key.js';
import { type Doc, isDoc } from '../values/doc.js';
import { typeOf } from '../values/type.js';

/** A document of operators, such as `{$gt: 5}`, where it could also be a value. */
export const isOperators = (value: unknown): value is Doc =>
  isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

export type ValueTest = (value: unknown) => boolean;

export function equals(wanted: unknown): ValueTest {
  if (wanted == null) return (found) => found == null;
  if (typeof wanted !== 'object' && wanted === wanted) return (found) => found === wanted;
  const type = typeOf(wanted);
  const key = keyOf(wanted);
  return (found) => found !== undefined && typeOf(found) === type && keyOf(found) === key;
}

export function oneOf(wanted: unknown): ValueTest {
  if (!Array.isArray(wanted)) throw new CommandError('BadValue', '$in needs an array');
  if (wanted.some(isOperators)) throw new CommandError('BadValue', 'cannot nest $ under $in');
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

/** Order comparisons match values of the operand's own type only; NaN equals NaN and is no less or greater than numbers. */
export function ordered(operator: Order, wanted: unknown): ValueTest {
  const test = orders[operator];
  const type = typeOf(wanted);
  if (type === 'null') return (found) => found == null && test(0);
  if (type === 'number') {
    const number = wanted as number;
    if (Number.isNaN(number)) return (found) => Number.isNaN(found) && test(0);
    return (found) =>
      typeof found === 'number' && !Number.isNaN(found) && test(found < number ? -1 : found > number ? 1 : 0);
  }
  const key = keyOf(wanted);
  return (found) => found !== undefined && typeOf(found) === type && test(compareKeys(keyOf(found), key));
}
