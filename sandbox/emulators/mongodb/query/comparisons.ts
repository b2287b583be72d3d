import type { BSONRegExp } from 'bson';
import { Fault } from '../fault.js';
import { keyOf } from '../values/key.js';
import { kindOf } from '../values/kind.js';
import { isOperators, type ValueTest } from './leaves.js';
import { regexTest } from './regex-test.js';

export function equals(wanted: unknown): ValueTest {
  if (wanted == null) return (found) => found == null;
  if (typeof wanted !== 'object' && wanted === wanted) return (found) => found === wanted;
  const kind = kindOf(wanted);
  const key = keyOf(wanted);
  return (found) => found !== undefined && kindOf(found) === kind && keyOf(found) === key;
}

export function oneOf(operator: string, wanted: unknown): ValueTest {
  if (!Array.isArray(wanted)) throw new Fault('BadValue', `${operator} needs an array`);
  const keys = new Set<string>();
  const patterns: ValueTest[] = [];
  for (const value of wanted as unknown[]) {
    if (isOperators(value)) throw new Fault('BadValue', `cannot nest $ under ${operator}`);
    if (kindOf(value) === 'regex')
      patterns.push(regexTest((value as BSONRegExp).pattern, (value as BSONRegExp).options));
    keys.add(keyOf(value));
  }
  return (found) => keys.has(keyOf(found)) || patterns.some((test) => test(found));
}

const holds = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

/** Order comparisons look only at values of the operand's own type group; MinKey and MaxKey compare with all. */
export function ordered(operator: keyof typeof holds, wanted: unknown): ValueTest {
  const test = holds[operator];
  const kind = kindOf(wanted);
  if (kind === 'null') return (found) => found == null && test(0);
  if (kind === 'number' && Number.isNaN(wanted)) return (found) => Number.isNaN(found) && test(0);
  if (kind === 'number') return (found) => typeof found === 'number' && test(found - (wanted as number));
  if (kind === 'date') return (found) => found instanceof Date && test(found.getTime() - (wanted as Date).getTime());
  const key = keyOf(wanted);
  const comparesWithAll = kind === 'minKey' || kind === 'maxKey';
  return (found) => {
    if (found === undefined || (!comparesWithAll && kindOf(found) !== kind)) return false;
    const other = keyOf(found);
    return test(other < key ? -1 : other > key ? 1 : 0);
  };
}
