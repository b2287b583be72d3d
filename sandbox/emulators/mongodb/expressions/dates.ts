import { ObjectId } from 'bson';
import { Fault, unsupported } from '../fault.js';
import { typeName } from '../values/type-name.js';
import { isNothing, named, type Operators, over } from './operator.js';

function date(name: string, value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw new Fault('Location16006', `${name}: can't convert from BSON type ${typeName(value)} to Date`);
}

const part = (read: (found: Date) => number) =>
  over(1, 1, ([value], name) => (isNothing(value) ? null : read(date(name, value))));

const padded = (digits: number, read: (found: Date) => number) => (found: Date) =>
  String(read(found)).padStart(digits, '0');
const startOfYear = (found: Date) => Date.UTC(found.getUTCFullYear(), 0, 1);

const specifiers: Record<string, (found: Date) => string> = {
  '%Y': padded(4, (found) => found.getUTCFullYear()),
  '%m': padded(2, (found) => found.getUTCMonth() + 1),
  '%d': padded(2, (found) => found.getUTCDate()),
  '%H': padded(2, (found) => found.getUTCHours()),
  '%M': padded(2, (found) => found.getUTCMinutes()),
  '%S': padded(2, (found) => found.getUTCSeconds()),
  '%L': padded(3, (found) => found.getUTCMilliseconds()),
  '%j': padded(3, (found) => Math.floor((found.getTime() - startOfYear(found)) / 86_400_000) + 1),
  '%u': (found) => String(found.getUTCDay() || 7),
  '%w': (found) => String(found.getUTCDay() + 1),
  '%z': () => '+0000',
  '%Z': () => '0',
  '%%': () => '%',
};

function format(found: Date, pattern: string): string {
  return pattern.replace(/%[^]?/g, (specifier) => {
    const write = specifiers[specifier];
    if (!write) throw unsupported(`the date format '${specifier}'`);
    return write(found);
  });
}

const utc = new Set<unknown>(['UTC', 'GMT', 'Z', '+00:00', '+0000', '+00']);

const dateToString = named(
  ['date', 'format', 'timezone', 'onNull'],
  ['date'],
  ({ date: given, format: pattern, timezone, onNull }) =>
    (scope) => {
      const zone = timezone?.(scope) ?? 'UTC';
      if (!utc.has(zone)) throw unsupported(`the time zone '${String(zone)}'`);
      const value = given!(scope);
      if (isNothing(value)) return onNull ? onNull(scope) : null;
      return format(date('$dateToString', value), String(pattern?.(scope) ?? '%Y-%m-%dT%H:%M:%S.%LZ'));
    },
);

export const dates: Operators = {
  $dateToString: dateToString,
  $year: part((found) => found.getUTCFullYear()),
  $month: part((found) => found.getUTCMonth() + 1),
  $dayOfMonth: part((found) => found.getUTCDate()),
  $dayOfWeek: part((found) => found.getUTCDay() + 1),
  $hour: part((found) => found.getUTCHours()),
  $minute: part((found) => found.getUTCMinutes()),
  $second: part((found) => found.getUTCSeconds()),
};
