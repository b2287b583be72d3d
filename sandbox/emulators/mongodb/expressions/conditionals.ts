import { CommandError, unsupported } from '../errors.js';
import { isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { compileList, isTrue, type Operator, type Operators, overValues } from './operator.js';

/** Expressions, other than filters, order a missing value before null. */
const order = (a: unknown, b: unknown) => compareKeys(a === undefined ? '' : keyOf(a), b === undefined ? '' : keyOf(b));

const compared = (test: (order: number) => boolean) => overValues(2, ([a, b]) => test(order(a, b)));

/** Stops at the first argument that decides. */
const logical =
  (decisive: boolean): Operator =>
  (argument, compile, name) => {
    const conditions = compileList(argument, compile, name, 'any');
    return (scope) => conditions.some((evaluate) => isTrue(evaluate(scope)) === decisive) === decisive;
  };

const hasOnly = (value: unknown, ...keys: string[]) => isDoc(value) && Object.keys(value).sort().join() === keys.join();

function parseBranches(argument: unknown): { case: unknown; then: unknown }[] {
  const branches = hasOnly(argument, 'branches') ? (argument as { branches: unknown }).branches : undefined;
  if (!Array.isArray(branches) || branches.length === 0 || !branches.every((branch) => hasOnly(branch, 'case', 'then')))
    throw unsupported('$switch other than with branches of case and then');
  return branches as { case: unknown; then: unknown }[];
}

export const conditionalOperators: Operators = {
  $eq: compared((found) => found === 0),
  $gte: compared((found) => found >= 0),
  $lt: compared((found) => found < 0),
  $lte: compared((found) => found <= 0),
  $and: logical(false),
  $or: logical(true),
  $cond(argument, compile, name) {
    if (!Array.isArray(argument)) throw unsupported('$cond with named arguments');
    const [condition, yes, no] = compileList(argument, compile, name, 3);
    return (scope) => (isTrue(condition!(scope)) ? yes!(scope) : no!(scope));
  },
  $switch(argument, compile) {
    const branches = parseBranches(argument).map((branch) => ({
      matches: compile(branch.case),
      value: compile(branch.then),
    }));
    return (scope) => {
      const branch = branches.find(({ matches }) => isTrue(matches(scope)));
      if (branch) return branch.value(scope);
      throw new CommandError('Location40066', '$switch could not find a matching branch for an input');
    };
  },
};
