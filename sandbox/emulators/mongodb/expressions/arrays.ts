import { Fault } from '../fault.js';
import { keyOf } from '../values/key.js';
import { typeName } from '../values/type-name.js';
import { type Evaluate, isNothing, named, type Operators, over, type Scope } from './operator.js';
import { truthy } from './truthy.js';

function array(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  const codeName = name === '$size' ? 'Location17124' : 'BadValue';
  throw new Fault(codeName, `The argument to ${name} must be an array, but was of type: ${typeName(value)}`);
}

const at = (items: unknown[], position: number) => items[position < 0 ? items.length + position : position];

const withVariables = (scope: Scope, more: Record<string, unknown>): Scope => ({
  ...scope,
  variables: { ...scope.variables, ...more },
});

/** Runs over the elements of `input`, each known under the name `as` gives. */
const overElements = (
  name: string,
  body: string,
  finish: (items: unknown[], each: (item: unknown) => unknown) => unknown,
) =>
  named(['input', 'as', body], ['input', body], (args, raw): Evaluate => {
    const variable = String(raw['as'] ?? 'this');
    return (scope) => {
      const input = args['input']!(scope);
      if (isNothing(input)) return null;
      return finish(array(name, input), (item) => args[body]!(withVariables(scope, { [variable]: item })));
    };
  });

function slice([given, ...counts]: unknown[], name: string) {
  if (isNothing(given) || counts.some(isNothing)) return null;
  const items = array(name, given);
  const [first, length] = counts as number[];
  if (length === undefined) return first! < 0 ? items.slice(first) : items.slice(0, first);
  if (length <= 0) throw new Fault('BadValue', 'Third argument to $slice must be positive');
  const from = first! < 0 ? Math.max(0, items.length + first!) : first!;
  return items.slice(from, from + length);
}

export const arrays: Operators = {
  $size: over(1, 1, ([value], name) => array(name, value).length),
  $isArray: over(1, 1, ([value]) => Array.isArray(value)),
  $in: over(2, 2, ([value, items], name) => array(name, items).some((item) => keyOf(item) === keyOf(value))),
  $arrayElemAt: over(2, 2, ([items, position], name) =>
    isNothing(items) || isNothing(position) ? null : at(array(name, items), Number(position)),
  ),
  $first: over(1, 1, ([items], name) => (isNothing(items) ? null : array(name, items)[0])),
  $last: over(1, 1, ([items], name) => (isNothing(items) ? null : array(name, items).at(-1))),
  $concatArrays: over(0, Infinity, (lists, name) =>
    lists.some(isNothing) ? null : lists.flatMap((list) => array(name, list)),
  ),
  $slice: over(2, 3, slice),
  $setUnion: over(0, Infinity, (lists, name) => {
    if (lists.some(isNothing)) return null;
    return [...new Map(lists.flatMap((list) => array(name, list)).map((item) => [keyOf(item), item])).values()];
  }),
  $filter: overElements('$filter', 'cond', (items, each) => items.filter((item) => truthy(each(item)))),
  $map: overElements('$map', 'in', (items, each) => items.map((item) => each(item) ?? null)),
  $reduce: named(
    ['input', 'initialValue', 'in'],
    ['input', 'initialValue', 'in'],
    ({ input, initialValue, in: step }) =>
      (scope) => {
        const items = input!(scope);
        if (isNothing(items)) return null;
        return array('$reduce', items).reduce(
          (value, item) => step!(withVariables(scope, { value, this: item })),
          initialValue!(scope),
        );
      },
  ),
};
