import { CommandError, unsupported } from '../errors.js';
import { compareKeys, keyOf } from '../values/key.js';
import { exactNumber, typeName } from '../values/type.js';
import { isNullish, type Operators, overValues } from './operator.js';

function toNumber(name: string, value: unknown): number {
  if (typeof value === 'number') return value;
  throw new CommandError('TypeMismatch', `${name} only supports numeric types, not ${typeName(value)}`);
}

/** The values of one array, or of several arguments. */
const listOf = (values: unknown[]) =>
  values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values;

const extreme = (direction: 1 | -1) =>
  overValues('any', (values) => {
    const isBetter = (value: unknown, than: unknown) => compareKeys(keyOf(value), keyOf(than)) * direction > 0;
    const present = listOf(values).filter((value) => !isNullish(value));
    return present.reduce((best, value) => (isBetter(value, best) ? value : best), present[0]) ?? null;
  });

/** Dates whose meaning does not depend on where the server is. */
const plainDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

export const numberOperators: Operators = {
  $sum: overValues('any', (values) => {
    const numbers = listOf(values).filter((value) => typeof value === 'number');
    return exactNumber(numbers.reduce((total, value) => total + value, 0));
  }),
  $min: extreme(-1),
  $max: extreme(1),
  $subtract: overValues(2, ([a, b], name) => {
    if (isNullish(a) || isNullish(b)) return null;
    if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
    if (a instanceof Date) throw unsupported(`${name} of a number from a date`);
    return exactNumber(toNumber(name, a) - toNumber(name, b));
  }),
  $multiply: overValues('any', (values, name) => {
    let product = 1;
    for (const value of values) {
      // From the left: null decides before a wrong type behind it is seen.
      if (isNullish(value)) return null;
      product *= toNumber(name, value);
    }
    return exactNumber(product);
  }),
  $divide: overValues(2, ([a, b], name) => {
    if (isNullish(a) || isNullish(b)) return null;
    if (toNumber(name, b) === 0) throw new CommandError('BadValue', "can't $divide by zero");
    return exactNumber(toNumber(name, a) / toNumber(name, b));
  }),
  $toDate: overValues(1, ([value]) => {
    if (isNullish(value) || value instanceof Date) return value ?? null;
    if (typeof value !== 'string') throw unsupported(`$toDate of type ${typeName(value)}`);
    if (!plainDate.test(value)) throw unsupported(`the date '${value}'`);
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) throw new CommandError('ConversionFailure', `'${value}' is no date`);
    return date;
  }),
};
