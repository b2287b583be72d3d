import type { ObjectId } from 'bson';
import type { Doc } from './doc.js';
import { type Type, typeOf, typeOrder } from './type.js';

const prefix = Object.fromEntries(
  Object.entries(typeOrder).map(([type, place]) => [type, String.fromCharCode(place)]),
) as Record<keyof typeof typeOrder, string>;

/** The index key of an array without elements: neither null nor any value. */
export const emptyArrayKey = prefix.emptyArray;
/** What all keys of a type start with. */
export const typePrefix = (type: Type) => prefix[type];

const double = Buffer.alloc(8);

/** Positive numbers get the sign bit, negative ones are inverted: bytes then order as numbers do. */
function numberKey(value: number): string {
  double.writeDoubleBE(value === 0 ? 0 : value);
  if (double[0]! < 128) double[0]! |= 128;
  else for (let i = 0; i < double.length; i++) double[i]! ^= 255;
  return double.toString('latin1');
}

// eslint-disable-next-line no-control-regex -- 0 and 1 are escaped so that 0 can end a string
const plain = /^[\x02-\x7f]*$/;

function stringKey(text: string): string {
  if (plain.test(text)) return `${text}\0`;
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return `${bytes.replaceAll('\x01', '\x01\x02').replaceAll('\0', '\x01\x01')}\0`;
}

function docKey(doc: Doc): string {
  let key = '';
  for (const name of Object.keys(doc)) {
    const value = keyOf(doc[name]);
    key += value[0] + stringKey(name) + value.slice(1);
  }
  return `${key}\0`;
}

const objectIdKey = ({ id }: ObjectId) => String.fromCharCode.apply(null, id as unknown as number[]);

/**
 * A string of bytes (char codes 0 to 255) that is equal for values MongoDB calls equal and orders as MongoDB orders
 * values, across types. No key is the beginning of another, so keys can be concatenated for compound indexes.
 */
export function keyOf(value: unknown): string {
  const type = typeOf(value);
  switch (type) {
    case 'number':
      return prefix.number + numberKey(value as number);
    case 'string':
      return prefix.string + stringKey(value as string);
    case 'objectId':
      return prefix.objectId + objectIdKey(value as ObjectId);
    case 'bool':
      return prefix.bool + (value ? '\x01' : '\0');
    case 'date':
      return prefix.date + numberKey((value as Date).getTime());
    case 'object':
      return prefix.object + docKey(value as Doc);
    case 'array':
      return `${prefix.array}${(value as unknown[]).map(keyOf).join('')}\0`;
    case 'null':
      return prefix.null;
  }
}

/** Turns an ascending key into a descending one. */
export function inverted(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let i = 0; i < bytes.length; i++) bytes[i] = 255 - bytes[i]!;
  return bytes.toString('latin1');
}

export const compareKeys = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
