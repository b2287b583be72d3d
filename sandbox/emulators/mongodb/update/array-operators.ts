import { Fault } from '../fault.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { shellText } from '../values/shell-text.js';
import { typeName } from '../values/type-name.js';
import type { Operator } from './operator.js';
import { pullTest } from './pull-test.js';
import { push } from './push.js';
import { getPath, obstacle, setPath } from './set-path.js';

const addToSet: Operator = (path, argument) => {
  const values = isDoc(argument) && '$each' in argument ? eachOf(argument) : [argument];
  return (doc) => {
    const found = getPath(doc, path);
    if (found !== undefined && !Array.isArray(found))
      throw new Fault(
        'BadValue',
        `Cannot apply $addToSet to non-array field. Field named '${path.split('.').at(-1)}' has non-array type ${typeName(found)}`,
      );
    const items = (found ?? []) as unknown[];
    const known = new Set(items.map(keyOf));
    const added = values.filter((value) => known.size !== known.add(keyOf(value)).size);
    setPath(doc, path, [...items, ...copyOf(added)]);
  };
};

function eachOf({ $each: each, ...rest }: Doc): unknown[] {
  if (!Array.isArray(each))
    throw new Fault(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`,
    );
  if (Object.keys(rest).length > 0)
    throw new Fault(
      'BadValue',
      `Found unexpected fields after $each in $addToSet: ${shellText({ $each: each, ...rest })}`,
    );
  return each as unknown[];
}

/** The array a path leads to; `undefined` where nothing is, which is nothing to take away from. */
function arrayToCut(doc: Doc, path: string, refuse: (found: unknown) => Fault): unknown[] | undefined {
  const blocked = obstacle(doc, path);
  if (blocked)
    throw new Fault(
      'PathNotViable',
      `Cannot use the part (${blocked.next}) of (${path}) to traverse the element ({${blocked.part}: ${shellText(blocked.value)}})`,
    );
  const found = getPath(doc, path);
  if (found === undefined || Array.isArray(found)) return found as unknown[] | undefined;
  throw refuse(found);
}

const removing =
  (operator: string, testOf: (argument: unknown) => (item: unknown) => boolean): Operator =>
  (path, argument) => {
    const test = testOf(argument);
    const refuse = () => new Fault('BadValue', `Cannot apply ${operator} to a non-array value`);
    return (doc) => {
      const kept = arrayToCut(doc, path, refuse)?.filter((item) => !test(item));
      if (kept) setPath(doc, path, kept);
    };
  };

const pop: Operator = (path, end) => {
  if (end !== 1 && end !== -1) throw new Fault('FailedToParse', `$pop expects 1 or -1, found: ${shellText(end)}`);
  const refuse = (found: unknown) =>
    new Fault('TypeMismatch', `Path '${path}' contains an element of non-array type '${typeName(found)}'`);
  return (doc) => {
    const items = arrayToCut(doc, path, refuse);
    if (items) setPath(doc, path, end === 1 ? items.slice(0, -1) : items.slice(1));
  };
};

export const arrayOperators: Record<string, Operator> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: removing('$pull', pullTest),
  $pullAll: removing('$pullAll', (values) => {
    if (!Array.isArray(values))
      throw new Fault('BadValue', `$pullAll requires an array argument but was given a ${typeName(values)}`);
    const keys = new Set(values.map(keyOf));
    return (item) => keys.has(keyOf(item));
  }),
};
