import { Fault, unsupported } from '../fault.js';
import { isOperators } from '../query/leaves.js';
import { compile } from '../query/filter.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { kindOf } from '../values/kind.js';
import { shellText } from '../values/shell-text.js';
import { sorted, sortFields } from '../query/sort.js';
import type { Apply } from './field-operators.js';
import { getPath, setPath } from './set-path.js';

/** The array a path leads to; an empty one where there is nothing. */
function arrayAt(doc: Doc, path: string, refuse: (found: unknown) => Fault): unknown[] {
  const found = getPath(doc, path);
  if (found === undefined) return [];
  if (Array.isArray(found)) return found as unknown[];
  throw refuse(found);
}

const mustBeArray = (doc: Doc, path: string) => (found: unknown) =>
  new Fault(
    'BadValue',
    `The field '${path}' must be an array but is of type ${kindOf(found)} in document {_id: ${shellText(doc['_id'])}}`,
  );

type Additions = { each: unknown[]; slice?: number; position?: number; sort?: unknown };

function additions(operator: string, argument: unknown): Additions {
  if (!isDoc(argument) || !('$each' in argument)) return { each: [argument] };
  const { $each: each, $slice: slice, $position: position, $sort: sort, ...rest } = argument;
  const stranger = Object.keys(rest)[0] ?? (operator === '$addToSet' ? Object.keys(argument)[1] : undefined);
  if (stranger) throw new Fault('BadValue', `Unrecognized clause in ${operator}: ${stranger}`);
  if (!Array.isArray(each))
    throw new Fault(
      'BadValue',
      `The argument to $each in ${operator} must be an array but it was of type ${kindOf(each)}`,
    );
  return { each: each as unknown[], slice: whole('$slice', slice), position: whole('$position', position), sort };
}

function whole(name: string, value: unknown): number | undefined {
  if (value === undefined || Number.isInteger(value)) return value as number | undefined;
  throw new Fault('BadValue', `The value for ${name} must be an integer value but was given type: ${kindOf(value)}`);
}

const push: Apply = (doc, path, argument) => {
  const { each, slice, position = Infinity, sort } = additions('$push', argument);
  let items = [...arrayAt(doc, path, mustBeArray(doc, path))];
  items.splice(position < 0 ? Math.max(0, items.length + position) : position, 0, ...copyOf(each));
  if (sort !== undefined) items = sortedItems(items, sort);
  if (slice !== undefined) items = slice < 0 ? items.slice(slice) : items.slice(0, slice);
  setPath(doc, path, items);
};

function sortedItems(items: unknown[], sort: unknown): unknown[] {
  if (sort === 1 || sort === -1) return items.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)) * sort);
  if (!items.every(isDoc)) throw unsupported('$push with $sort by fields over elements that are no documents');
  return sorted(items, sortFields(sort));
}

const addToSet: Apply = (doc, path, argument) => {
  const items = arrayAt(
    doc,
    path,
    (found) =>
      new Fault(
        'BadValue',
        `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${kindOf(found)}`,
      ),
  );
  const known = new Set(items.map(keyOf));
  const added = additions('$addToSet', argument).each.filter((value) => known.size !== known.add(keyOf(value)).size);
  setPath(doc, path, [...items, ...copyOf(added)]);
};

function removing(operator: string, testOf: (argument: unknown) => (item: unknown) => boolean): Apply {
  return (doc, path, argument) => {
    const test = testOf(argument);
    if (getPath(doc, path) === undefined) return;
    const items = arrayAt(doc, path, () => new Fault('BadValue', `Cannot apply ${operator} to a non-array value`));
    setPath(
      doc,
      path,
      items.filter((item) => !test(item)),
    );
  };
}

function pullTest(argument: unknown): (item: unknown) => boolean {
  if (isDoc(argument) && !isOperators(argument)) {
    const test = compile.filter(argument);
    return (item) => isDoc(item) && test(item);
  }
  const test = compile.condition(argument);
  const key = Array.isArray(argument) ? keyOf(argument) : undefined;
  return (item) => (key === undefined ? test([item]) : keyOf(item) === key);
}

const pop: Apply = (doc, path, end) => {
  if (end !== 1 && end !== -1) throw new Fault('FailedToParse', `$pop expects 1 or -1, found: ${shellText(end)}`);
  const found = getPath(doc, path);
  if (found === undefined) return;
  if (!Array.isArray(found))
    throw new Fault('TypeMismatch', `Path '${path}' contains an element of non-array type '${kindOf(found)}'`);
  setPath(doc, path, end === 1 ? found.slice(0, -1) : found.slice(1));
};

export const arrayOperators: Record<string, Apply> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: removing('$pull', pullTest),
  $pullAll: removing('$pullAll', (values) => {
    if (!Array.isArray(values)) throw new Fault('BadValue', '$pullAll requires an array argument');
    const keys = new Set(values.map(keyOf));
    return (item) => keys.has(keyOf(item));
  }),
};
