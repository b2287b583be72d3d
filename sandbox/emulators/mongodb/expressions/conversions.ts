import { ObjectId } from 'bson';
import { Fault, unsupported } from '../fault.js';
import { kindOf } from '../values/kind.js';
import { isNothing, type Operators, over } from './operator.js';

export function asText(value: unknown): string {
  switch (kindOf(value)) {
    case 'string':
    case 'number':
    case 'bool':
      return String(value);
    case 'objectId':
      return (value as ObjectId).toHexString();
    case 'date':
      return (value as Date).toISOString();
    default:
      throw unsupported(`conversion of ${kindOf(value)} to string`);
  }
}

const failed = (value: unknown, to: string) =>
  new Fault('ConversionFailure', `Failed to convert ${asText(value)} to ${to}`);

/** Texts whose meaning does not hang on where the server is. */
const plainDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

function asDate(value: unknown): Date {
  if (typeof value === 'string' && !plainDate.test(value)) throw unsupported(`the date '${value}'`);
  const date =
    value instanceof Date
      ? value
      : value instanceof ObjectId
        ? value.getTimestamp()
        : new Date(value as string | number);
  if (!['date', 'objectId', 'string', 'number'].includes(kindOf(value)) || Number.isNaN(date.getTime()))
    throw failed(value, 'date');
  return date;
}

function asInteger(value: unknown): number {
  const number = typeof value === 'boolean' ? Number(value) : value;
  if (typeof number === 'number') return Math.trunc(number);
  if (typeof number === 'string' && /^[+-]?\d+$/.test(number)) return Number(number);
  throw failed(value, 'int');
}

function asObjectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failed(value, 'objectId');
}

const converted = (convert: (value: unknown) => unknown) =>
  over(1, 1, ([value]) => (isNothing(value) ? null : convert(value)));

export const conversions: Operators = {
  $toString: converted(asText),
  $toDate: converted(asDate),
  $toInt: converted(asInteger),
  $toLong: converted(asInteger),
  $toObjectId: converted(asObjectId),
};
