import type { BSONRegExp } from 'bson';
import { Fault } from '../fault.js';
import type { Doc } from '../values/doc.js';
import { kindOf } from '../values/kind.js';
import { arrayTests } from './array-tests.js';
import { type Compile, isOperators, type LeavesTest, type ValueTest } from './leaves.js';
import { equals, oneOf, ordered } from './comparisons.js';
import { regexTest } from './regex-test.js';
import { typeTest } from './type-test.js';

const not =
  (test: LeavesTest): LeavesTest =>
  (leaves) =>
    !test(leaves);

const all =
  (tests: LeavesTest[]): LeavesTest =>
  (leaves) =>
    tests.every((test) => test(leaves));

const isRegex = (value: unknown): value is BSONRegExp => typeof value === 'object' && kindOf(value) === 'regex';

export function conditionOf(value: unknown, compile: Compile): LeavesTest {
  if (isRegex(value)) return compile.reach(regexTest(value.pattern, value.options));
  if (!isOperators(value)) return compile.reach(equals(value));
  const tests = Object.keys(value).flatMap((name) => operator(name, value, compile));
  return tests.length === 1 ? tests[0]! : all(tests);
}

function operator(name: string, operators: Doc, compile: Compile): LeavesTest[] {
  const value = operators[name];
  switch (name) {
    case '$eq':
      return [compile.reach(equals(value))];
    case '$ne':
      if (isRegex(value)) throw new Fault('BadValue', "Can't have regex as arg to $ne.");
      return [not(compile.reach(equals(value)))];
    case '$in':
      return [compile.reach(oneOf('$in', value))];
    case '$nin':
      return [not(compile.reach(oneOf('$nin', value)))];
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (isRegex(value)) throw new Fault('BadValue', `Can't have RegEx as arg to predicate over field`);
      return [compile.reach(ordered(name, value))];
    case '$exists': {
      const exists: LeavesTest = (leaves) => leaves.some((leaf) => leaf !== undefined);
      return [value === false || value === null || value === 0 ? not(exists) : exists];
    }
    case '$not':
      if (!isRegex(value) && !isOperators(value)) throw new Fault('BadValue', '$not needs a regex or a document');
      return [not(conditionOf(value, compile))];
    case '$regex':
      return [compile.reach(regexTest(value, operators['$options']))];
    case '$options':
      if (!('$regex' in operators)) throw new Fault('BadValue', '$options needs a $regex');
      return [];
    case '$type':
      return [typeTest(value, compile.reach)];
    case '$mod':
      return [compile.reach(remainder(value))];
    case '$all':
    case '$size':
    case '$elemMatch':
      return [arrayTests[name](value, compile)];
  }
  throw new Fault('BadValue', `unknown operator: ${name}`);
}

function remainder(value: unknown): ValueTest {
  const [divisor, rest] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  if (typeof divisor !== 'number' || typeof rest !== 'number')
    throw new Fault('BadValue', 'malformed mod, needs to be an array of two numbers');
  if (Math.trunc(divisor) === 0) throw new Fault('BadValue', 'divisor cannot be 0');
  return (found) => typeof found === 'number' && Math.trunc(found) % Math.trunc(divisor) === Math.trunc(rest);
}
