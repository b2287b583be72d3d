import { Fault, unsupported } from '../fault.js';
import { type Kind, kindOf } from '../values/kind.js';
import { isInt } from '../values/type-name.js';
import type { Compile, LeavesTest, ValueTest } from './leaves.js';

const numberTypes: Record<string, (value: number) => boolean> = {
  number: () => true,
  int: isInt,
  double: (value) => !isInt(value),
};

const codes: Record<number, string> = {
  [-1]: 'minKey',
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  127: 'maxKey',
  6: 'undefined',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  18: 'long',
  19: 'decimal',
};

const otherTypes = new Set([
  'undefined',
  'dbPointer',
  'javascript',
  'symbol',
  'javascriptWithScope',
  'long',
  'decimal',
]);
const kinds = new Set<string>(Object.values(codes));

export function typeTest(wanted: unknown, reach: Compile['reach']): LeavesTest {
  const names = (Array.isArray(wanted) ? wanted : [wanted]) as unknown[];
  if (names.length === 0) throw new Fault('FailedToParse', '$type must match at least one type');
  const tests = names.map((name) => reach(test(name)));
  return (leaves) => tests.some((one) => one(leaves));
}

function test(wanted: unknown): ValueTest {
  const name = typeof wanted === 'number' ? codes[wanted] : wanted;
  if (typeof name !== 'string') throw new Fault('BadValue', `Invalid numerical type code: ${String(wanted)}`);
  const ofNumber = numberTypes[name];
  if (ofNumber) return (value) => typeof value === 'number' && ofNumber(value);
  if (otherTypes.has(name)) throw unsupported(`$type '${name}'`);
  if (!kinds.has(name)) throw new Fault('BadValue', `Unknown type name alias: ${name}`);
  return (value) => value !== undefined && kindOf(value) === (name as Kind);
}
