import { badValue, unsupported } from '../errors.js';
import { compileExpression } from '../expressions/compile.js';
import { isTrue } from '../expressions/operator.js';
import { type Doc, isDoc } from '../values/doc.js';
import { splitPath, valuesAtPath } from '../values/path.js';
import { equals, isOperators, isOrder, oneOf, ordered, type ValueTest } from './comparisons.js';
import { isRegex, regexTest } from './regex.js';

export type DocTest = (doc: Doc) => boolean;
/** Tests the values a path leads to; `undefined` among them is a missing field. */
type ValuesTest = (values: unknown[]) => boolean;

/** Turns a filter into a function; every operator in it is checked here, before any document is read. */
export function compileFilter(filter: unknown): DocTest {
  if (!isDoc(filter)) throw badValue('a filter must be a document');
  return allOf(Object.keys(filter).map((key) => clause(key, filter[key])));
}

function allOf(tests: DocTest[]): DocTest {
  return tests.length === 1 ? tests[0]! : (doc) => tests.every((test) => test(doc));
}

function clause(key: string, value: unknown): DocTest {
  switch (key) {
    case '$and':
      return allOf(branches(key, value));
    case '$or': {
      const tests = branches(key, value);
      return (doc) => tests.some((test) => test(doc));
    }
    case '$expr': {
      const evaluate = compileExpression(value);
      return (doc) => isTrue(evaluate({ root: doc }));
    }
  }
  if (key.startsWith('$')) throw unsupported(`the filter operator '${key}'`);
  const parts = splitPath(key, true);
  const test = condition(value);
  return (doc) => test(valuesAtPath(doc, parts));
}

function branches(operator: string, value: unknown): DocTest[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${operator} needs an array of filters`);
  return value.map(compileFilter);
}

function condition(value: unknown): ValuesTest {
  if (!isOperators(value)) return any(isRegex(value) ? regexTest(value) : equals(value));
  const tests = Object.keys(value).map((name) => operator(name, value[name]));
  return tests.length === 1 ? tests[0]! : (values) => tests.every((test) => test(values));
}

/** A condition holds for an array when it holds for the array itself or for one of its elements. */
const any =
  (test: ValueTest): ValuesTest =>
  (values) =>
    values.some((value) => test(value) || (Array.isArray(value) && value.some(test)));

const not =
  (test: ValuesTest): ValuesTest =>
  (values) =>
    !test(values);

const exists: ValuesTest = (values) => values.some((value) => value !== undefined);

function operator(name: string, value: unknown): ValuesTest {
  if (isOrder(name)) return any(ordered(name, value));
  switch (name) {
    case '$ne':
      return not(any(equals(value)));
    case '$in':
      return any(oneOf(value));
    case '$exists':
      if (typeof value !== 'boolean') throw badValue('$exists needs a boolean');
      return value ? exists : not(exists);
    case '$not':
      if (!isOperators(value)) throw badValue('$not needs operators');
      return not(condition(value));
    case '$regex':
      return any(regexTest(value));
    case '$elemMatch':
      return elemMatch(compileFilter(value));
  }
  throw unsupported(`the filter operator '${name}'`);
}

const elemMatch =
  (test: DocTest): ValuesTest =>
  (values) =>
    values.some((value) => Array.isArray(value) && value.some((item) => isDoc(item) && test(item)));
