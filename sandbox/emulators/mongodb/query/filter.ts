import { Fault } from '../fault.js';
import { evaluator } from '../expressions/evaluate.js';
import { truthy } from '../expressions/truthy.js';
import { type Doc, isDoc } from '../values/doc.js';
import { leavesOf } from '../values/path.js';
import { conditionOf } from './condition.js';
import { any, type Compile, itself, type LeavesTest } from './leaves.js';

export type Test = (doc: Doc) => boolean;

/** Turns a filter into a function; every operator it names is checked here, before any document is looked at. */
export const filterOf = (filter: unknown): Test => tested(filter, true);

function tested(filter: unknown, isWhole: boolean): Test {
  if (!isDoc(filter)) throw new Fault('TypeMismatch', 'Expected the filter to be an object');
  const tests = Object.keys(filter).flatMap((key) => clause(key, filter[key], isWhole));
  if (tests.length === 1) return tests[0]!;
  return (doc) => tests.every((test) => test(doc));
}

const inside = (filter: unknown) => tested(filter, false);
const ofElement: Compile = {
  filter: inside,
  condition: (condition) => conditionOf(condition, ofElement),
  reach: itself,
  get ofElement() {
    return ofElement;
  },
};
export const compile: Compile = {
  filter: inside,
  condition: (condition) => conditionOf(condition, compile),
  reach: any,
  ofElement,
};

/** `isWhole`: the filter is about the document itself, not about a part of it. */
function clause(key: string, value: unknown, isWhole: boolean): Test[] {
  switch (key) {
    case '$and': {
      const tests = branches(key, value, isWhole);
      return [(doc) => tests.every((test) => test(doc))];
    }
    case '$or': {
      const tests = branches(key, value, isWhole);
      return [(doc) => tests.some((test) => test(doc))];
    }
    case '$nor': {
      const tests = branches(key, value, isWhole);
      return [(doc) => !tests.some((test) => test(doc))];
    }
    case '$expr': {
      if (!isWhole) throw new Fault('BadValue', '$expr can only be applied to the top-level document');
      const evaluate = evaluator(value);
      return [(doc) => truthy(evaluate({ root: doc }))];
    }
    case '$comment':
      return [];
  }
  if (key.startsWith('$')) throw new Fault('BadValue', `unknown top level operator: ${key}`);
  return [fieldTest(key.split('.'), conditionOf(value, compile))];
}

function branches(operator: string, value: unknown, isWhole: boolean): Test[] {
  if (!Array.isArray(value)) throw new Fault('BadValue', `${operator} must be an array`);
  if (value.length === 0) throw new Fault('BadValue', `${operator} must be a nonempty array`);
  return value.map((branch) => {
    if (!isDoc(branch)) throw new Fault('BadValue', `${operator} argument's entries must be objects`);
    return tested(branch, isWhole);
  });
}

const fieldTest =
  (parts: string[], test: LeavesTest): Test =>
  (doc) =>
    test(leavesOf(doc, parts));
