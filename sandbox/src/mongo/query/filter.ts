import { Fault } from '../fault.js';
import { evaluator } from '../expressions/evaluate.js';
import { truthy } from '../expressions/truthy.js';
import { type Doc, isDoc } from '../values/doc.js';
import { leavesOf } from '../values/path.js';
import { conditionOf } from './condition.js';
import type { Compile, LeavesTest } from './leaves.js';

export type Test = (doc: Doc) => boolean;

/** Turns a filter into a function; every operator it names is checked here, before any document is looked at. */
export function filterOf(filter: unknown): Test {
  if (!isDoc(filter)) throw new Fault('TypeMismatch', 'Expected the filter to be an object');
  const tests = Object.keys(filter).flatMap((key) => clause(key, filter[key]));
  if (tests.length === 1) return tests[0]!;
  return (doc) => tests.every((test) => test(doc));
}

export const compile: Compile = { filter: filterOf, condition: (condition) => conditionOf(condition, compile) };

function clause(key: string, value: unknown): Test[] {
  switch (key) {
    case '$and': {
      const tests = branches(key, value);
      return [(doc) => tests.every((test) => test(doc))];
    }
    case '$or': {
      const tests = branches(key, value);
      return [(doc) => tests.some((test) => test(doc))];
    }
    case '$nor': {
      const tests = branches(key, value);
      return [(doc) => !tests.some((test) => test(doc))];
    }
    case '$expr': {
      const evaluate = evaluator(value);
      return [(doc) => truthy(evaluate({ root: doc }))];
    }
    case '$comment':
      return [];
  }
  if (key.startsWith('$')) throw new Fault('BadValue', `unknown top level operator: ${key}`);
  return [fieldTest(key.split('.'), conditionOf(value, compile))];
}

function branches(operator: string, value: unknown): Test[] {
  if (!Array.isArray(value)) throw new Fault('BadValue', `${operator} must be an array`);
  if (value.length === 0) throw new Fault('BadValue', `${operator} must be a nonempty array`);
  return value.map((branch) => {
    if (!isDoc(branch)) throw new Fault('BadValue', `${operator} argument's entries must be objects`);
    return filterOf(branch);
  });
}

const fieldTest =
  (parts: string[], test: LeavesTest): Test =>
  (doc) =>
    test(leavesOf(doc, parts));
