import { isDoc } from './doc.js';
import { unsupported } from '../fault.js';

/** The type groups MongoDB orders values by, with their place in that order. */
export const rank = {
  minKey: 1,
  emptyArray: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  maxKey: 127,
} as const;

export type Kind = Exclude<keyof typeof rank, 'emptyArray'>;

const bsonKinds: Record<string, Kind> = {
  ObjectId: 'objectId',
  Binary: 'binData',
  BSONRegExp: 'regex',
  Timestamp: 'timestamp',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'number':
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
  const kind = bsonKinds[type];
  // The decoder leaves an integer as a Long only where a JavaScript number would lose digits.
  if (!kind) throw unsupported(type === 'Long' ? 'integers beyond 2^53' : `values of type ${type}`);
  return kind;
}
