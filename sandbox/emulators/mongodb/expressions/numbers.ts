import { badValue, unsupported } from '../errors.js';
import { compareKeys, keyOf } from '../values/key.js';
import { exactNumber } from '../values/type.js';
import { type Operators, overValues } from './operator.js';

const isNumber = (value: unknown) => typeof value === 'number';

/** Of those among the values that are numbers. */
const sum = (values: unknown[]) => exactNumber(values.filter(isNumber).reduce((total, value) => total + value, 0));

/** An operator over two numbers. */
const overNumbers = (compute: (a: number, b: number) => number) =>
  overValues(2, ([a, b], name) => {
    if (!isNumber(a) || !isNumber(b)) throw unsupported(`${name} of anything but two numbers`);
    return exactNumber(compute(a, b));
  });

const extreme = (direction: 1 | -1) =>
  overValues(2, ([a, b], name) => {
    if (a == null || b == null) throw unsupported(`${name} of a missing value`);
    return compareKeys(keyOf(a), keyOf(b)) * direction >= 0 ? a : b;
  });

export const numberOperators: Operators = {
  $sum: overValues(1, ([value]) => sum(Array.isArray(value) ? value : [value])),
  $min: extreme(-1),
  $max: extreme(1),
  $subtract: overValues(2, ([a, b], name) => {
    if (!(a instanceof Date && b instanceof Date)) throw unsupported(`${name} of anything but two dates`);
    return a.getTime() - b.getTime();
  }),
  $multiply: overNumbers((a, b) => a * b),
  $divide: overNumbers((a, b) => {
    if (b === 0) throw badValue("can't $divide by zero");
    return a / b;
  }),
  $toDate: overValues(1, ([value]) => {
    const date = new Date(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : NaN);
    if (Number.isNaN(date.getTime())) throw unsupported(`$toDate of anything but a date such as '2027-03-04'`);
    return date;
  }),
};
