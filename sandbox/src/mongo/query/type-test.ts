import { Fault, unsupported } from '../fault.js';
import { type Kind, kindOf } from '../values/kind.js';
import { any, type LeavesTest, type ValueTest } from './leaves.js';

const int32 = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

/** Whole numbers are what the drivers for JavaScript send them as: int when they fit, double when they do not. */
const numberTypes: Record<string, (value: number) => boolean> = {
  number: () => true,
  int: int32,
  double: (value) => !int32(value),
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
};

const kinds = new Set<string>(Object.values(codes));

export function typeTest(wanted: unknown): LeavesTest {
  const names = (Array.isArray(wanted) ? wanted : [wanted]) as unknown[];
  if (names.length === 0) throw new Fault('FailedToParse', '$type must match at least one type');
  const tests = names.map(test);
  return (leaves) => tests.some((one) => one(leaves));
}

function test(wanted: unknown): LeavesTest {
  const name = typeof wanted === 'number' ? codes[wanted] : wanted;
  if (typeof name !== 'string') throw new Fault('BadValue', `Invalid numerical type code: ${String(wanted)}`);
  const ofNumber = numberTypes[name];
  if (ofNumber) return any((value) => typeof value === 'number' && ofNumber(value));
  if (!kinds.has(name)) throw unsupported(`$type '${name}'`);
  const ofKind: ValueTest = (value) => value !== undefined && kindOf(value) === (name as Kind);
  return any(ofKind);
}
