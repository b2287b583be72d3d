import { unsupported } from '../fault.js';

/** A number that is given back as it is: beyond 2^53 an integer would lose digits that MongoDB keeps. */
export function exact(number: number): number {
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) throw unsupported('integers beyond 2^53');
  return number;
}
