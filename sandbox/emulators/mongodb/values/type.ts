import { unsupported } from '../errors.js';
import { isDoc } from './doc.js';

/** The types values are ordered by, with their place in that order. */
export const typeOrder = {
  emptyArray: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  objectId: 35,
  bool: 40,
  date: 45,
} as const;

export type Type = Exclude<keyof typeof typeOrder, 'emptyArray'>;

export function typeOf(value: unknown): Type {
  switch (typeof value) {
    case 'number':
      if (Number.isNaN(value)) throw unsupported('NaN');
      return 'number';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
  }
  if (value == null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isDoc(value)) return 'object';
  if (value instanceof Date) return 'date';
  const type = (value as { _bsontype?: string })._bsontype ?? typeof value;
  if (type !== 'ObjectId') throw unsupported(`values of type ${type}`);
  return 'objectId';
}

/** Beyond 2^53 an integer would lose digits that MongoDB keeps. */
export function exactNumber(number: number): number {
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) throw unsupported('integers beyond 2^53');
  return number;
}
