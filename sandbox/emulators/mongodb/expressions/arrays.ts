import { badValue, unsupported } from '../errors.js';
import { isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { isTrue, type Operator, type Operators, overValues } from './operator.js';

function toArray(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  throw badValue(`${name} needs an array`);
}

/** An operator over the elements of `input`, each bound to the variable that `as` names. */
const overElements =
  (body: 'cond' | 'in', finish: (items: unknown[], each: (item: unknown) => unknown) => unknown): Operator =>
  (argument, compile, name) => {
    const { input, as, [body]: expression, ...others } = isDoc(argument) ? argument : {};
    if (Object.keys(others).length > 0 || typeof as !== 'string' || input === undefined || expression === undefined)
      throw unsupported(`${name} other than with input, as and ${body}`);
    const items = compile(input);
    const evaluate = compile(expression);
    return (scope) =>
      finish(toArray(items(scope), name), (item) =>
        evaluate({ ...scope, variables: { ...scope.variables, [as]: item } }),
      );
  };

/** A missing value is not equal to null here. */
const keyOrMissing = (value: unknown) => (value === undefined ? undefined : keyOf(value));

export const arrayOperators: Operators = {
  $in: overValues(2, ([value, items], name) => toArray(items, name).map(keyOrMissing).includes(keyOrMissing(value))),
  $filter: overElements('cond', (items, each) => items.filter((item) => isTrue(each(item)))),
  $map: overElements('in', (items, each) => items.map((item) => each(item) ?? null)),
};
