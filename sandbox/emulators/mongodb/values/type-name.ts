import { kindOf } from './kind.js';

/** Whole numbers are what the drivers for JavaScript send them as: int when they fit, double when they do not. */
export const isInt = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

/** The name of a value's type in MongoDB's error messages. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return isInt(value) ? 'int' : 'double';
  return kindOf(value);
}
