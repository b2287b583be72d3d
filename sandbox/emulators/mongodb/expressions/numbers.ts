import { Fault } from '../fault.js';
import { exact } from '../values/exact.js';
import { compareKeys, keyOf } from '../values/key.js';
import { typeName } from '../values/type-name.js';
import { isNothing, type Operators, over } from './operator.js';

const refuse = (name: string, value: unknown): never => {
  throw new Fault('TypeMismatch', `${name} only supports numeric types, not ${typeName(value)}`);
};

function numeric(name: string, values: unknown[]): number[] {
  return values.map((value) => (typeof value === 'number' ? value : refuse(name, value)));
}

/** Null as soon as one operand is nothing, else what `compute` makes of numbers. */
const arithmetic = (least: number, most: number, compute: (...values: number[]) => number) =>
  over(least, most, (values, name) => (values.some(isNothing) ? null : exact(compute(...numeric(name, values)))));

function nonZero(name: string, value: number): number {
  if (value === 0) throw new Fault('BadValue', `can't ${name} by zero`);
  return value;
}

/** To `place` digits behind the point, halves to the even neighbour as MongoDB does. */
function round(value: number, place = 0): number {
  const scaled = Number(`${value}e${place}`);
  const floor = Math.floor(scaled);
  const rounded = scaled - floor === 0.5 ? floor + (floor % 2) : Math.round(scaled);
  return Number(`${rounded}e${-place}`);
}

const numbersIn = (values: unknown[]) =>
  (values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values).filter(
    (value) => typeof value === 'number',
  );
const sum = (values: number[]) => exact(values.reduce((total, value) => total + value, 0));

const extreme = (direction: 1 | -1) =>
  over(1, Infinity, (values) => {
    const known = (values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values).filter(
      (value) => !isNothing(value),
    );
    return (
      known.reduce(
        (best, value) => (compareKeys(keyOf(value), keyOf(best)) * direction > 0 ? value : best),
        known[0],
      ) ?? null
    );
  });

export const numbers: Operators = {
  $add: over(0, Infinity, (values, name) => {
    if (values.some(isNothing)) return null;
    const dates = values.filter((value) => value instanceof Date);
    if (dates.length > 1) throw new Fault('BadValue', 'only one date allowed in an $add expression');
    const total = sum(
      numeric(
        name,
        values.map((value) => (value instanceof Date ? value.getTime() : value)),
      ),
    );
    return dates.length === 1 ? new Date(total) : total;
  }),
  $subtract: over(2, 2, ([a, b], name) => {
    if (isNothing(a) || isNothing(b)) return null;
    if (a instanceof Date)
      return b instanceof Date ? a.getTime() - b.getTime() : new Date(a.getTime() - numeric(name, [b])[0]!);
    const [from, by] = numeric(name, [a, b]);
    return exact(from! - by!);
  }),
  $multiply: arithmetic(0, Infinity, (...values) => values.reduce((product, value) => product * value, 1)),
  $divide: arithmetic(2, 2, (a, b) => a! / nonZero('$divide', b!)),
  $mod: arithmetic(2, 2, (a, b) => a! % nonZero('$mod', b!)),
  $abs: arithmetic(1, 1, Math.abs),
  $ceil: arithmetic(1, 1, Math.ceil),
  $floor: arithmetic(1, 1, Math.floor),
  $round: arithmetic(1, 2, round),
  $sum: over(1, Infinity, (values) => sum(numbersIn(values))),
  $avg: over(1, Infinity, (values) =>
    numbersIn(values).length === 0 ? null : sum(numbersIn(values)) / numbersIn(values).length,
  ),
  $min: extreme(-1),
  $max: extreme(1),
};
