import { badValue, unsupported } from '../errors.js';
import { isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { compileList, type Evaluate, isTrue, type Operator, type Operators, overValues } from './operator.js';

/** Expressions, other than filters, order a missing value before null. */
const order = (a: unknown, b: unknown) => compareKeys(a === undefined ? '' : keyOf(a), b === undefined ? '' : keyOf(b));

const compared = (test: (order: number) => boolean) => overValues(2, ([a, b]) => test(order(a, b)));

/** Stops at the first argument that decides. */
const logical =
  (decisive: boolean): Operator =>
  (argument, compile, name) => {
    const conditions = compileList(argument, compile, name);
    return (scope) => conditions.some((evaluate) => isTrue(evaluate(scope)) === decisive) === decisive;
  };

/** One branch of a `$switch`. */
function compileBranch(branch: unknown, compile: (expression: unknown) => Evaluate) {
  const { case: condition, then, ...others } = isDoc(branch) ? branch : {};
  if (condition === undefined || then === undefined || Object.keys(others).length > 0)
    throw unsupported('$switch other than with branches of case and then');
  return { matches: compile(condition), value: compile(then) };
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
  $ifNull(argument, compile, name) {
    const [value, otherwise] = compileList(argument, compile, name, 2);
    return (scope) => value!(scope) ?? otherwise!(scope);
  },
  $switch(argument, compile) {
    const { branches, ...others } = isDoc(argument) ? argument : {};
    if (!Array.isArray(branches) || Object.keys(others).length > 0)
      throw unsupported('$switch other than with branches');
    const compiled = branches.map((branch) => compileBranch(branch, compile));
    return (scope) => {
      const found = compiled.find(({ matches }) => isTrue(matches(scope)));
      if (!found) throw badValue('$switch could not find a matching branch for an input');
      return found.value(scope);
    };
  },
};
