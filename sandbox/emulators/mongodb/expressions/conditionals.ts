import { Fault } from '../fault.js';
import { isDoc } from '../values/doc.js';
import { isNothing, named, type Operator, type Operators, over } from './operator.js';
import { truthy } from './truthy.js';

const parts = ['if', 'then', 'else'];
const choice = named(
  parts,
  parts,
  ({ if: condition, then: yes, else: no }) =>
    (scope) =>
      truthy(condition!(scope)) ? yes!(scope) : no!(scope),
);

const $cond: Operator = (argument, compile, name) => {
  if (!Array.isArray(argument)) return choice(argument, compile, name);
  if (argument.length !== 3)
    throw new Fault('BadValue', `Expression $cond takes exactly 3 arguments. ${argument.length} were passed in.`);
  const [condition, yes, no] = argument as unknown[];
  return choice({ if: condition, then: yes, else: no }, compile, name);
};

export const conditionals: Operators = {
  $cond,
  $ifNull: over(2, Infinity, (values) => values.find((value) => !isNothing(value)) ?? values.at(-1)),
  $switch(argument, compile) {
    if (!isDoc(argument) || !Array.isArray(argument['branches']))
      throw new Fault('BadValue', "$switch expects an object with an array 'branches'");
    const branches = (argument['branches'] as { case: unknown; then: unknown }[]).map((branch) => ({
      test: compile(branch.case),
      value: compile(branch.then),
    }));
    const otherwise = 'default' in argument ? compile(argument['default']) : undefined;
    return (scope) => {
      const value = branches.find(({ test }) => truthy(test(scope)))?.value ?? otherwise;
      if (!value)
        throw new Fault(
          'Location40066',
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      return value(scope);
    };
  },
};
