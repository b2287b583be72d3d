import { CommandError, type CodeName, unsupported } from '../errors.js';
import { isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { typeName } from '../values/type.js';
import { isNullish, isTrue, type Operator, type Operators, overValues } from './operator.js';

function toArray(value: unknown, name: string, code: CodeName): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  throw new CommandError(code, `${name} needs an array, not ${typeName(value)}`);
}

/** An operator over the elements of `input`, each bound to the variable that `as` names. */
const overElements =
  (
    body: 'cond' | 'in',
    notArray: CodeName,
    finish: (items: unknown[], each: (item: unknown) => unknown) => unknown,
  ): Operator =>
  (argument, compile, name) => {
    const keys = isDoc(argument) ? Object.keys(argument).sort().join() : '';
    if (!isDoc(argument) || keys !== ['as', 'input', body].sort().join())
      throw unsupported(`${name} other than with input, as and ${body}`);
    const variable = argument['as'];
    if (typeof variable !== 'string' || !/^[a-z]\w*$/.test(variable))
      throw new CommandError('FailedToParse', `${String(variable)} is no name for a variable`);
    const input = compile(argument['input']);
    const evaluate = compile(argument[body]);
    return (scope) => {
      const found = input(scope);
      if (isNullish(found)) return null;
      return finish(toArray(found, name, notArray), (item) =>
        evaluate({ ...scope, variables: { ...scope.variables, [variable]: item } }),
      );
    };
  };

/** A missing value is not equal to null here. */
const keyOrMissing = (value: unknown) => (value === undefined ? undefined : keyOf(value));

export const arrayOperators: Operators = {
  $in: overValues(2, ([value, items], name) => {
    const key = keyOrMissing(value);
    return toArray(items, name, 'Location40081').some((item) => keyOrMissing(item) === key);
  }),
  $filter: overElements('cond', 'Location28651', (items, each) => items.filter((item) => isTrue(each(item)))),
  $map: overElements('in', 'Location16883', (items, each) => items.map((item) => each(item) ?? null)),
};
