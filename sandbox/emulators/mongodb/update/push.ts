import { Fault, unsupported } from '../fault.js';
import { sorted, type SortField } from '../query/sort.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { shellText } from '../values/shell-text.js';
import { typeName } from '../values/type-name.js';
import type { Operator } from './operator.js';
import { getPath, setPath } from './set-path.js';

type Clauses = { each: unknown[]; slice: number | undefined; position: number; sort: 1 | -1 | SortField[] | undefined };

const bad = (message: string) => new Fault('BadValue', message);

function clausesOf(argument: unknown): Clauses {
  if (!isDoc(argument) || !('$each' in argument))
    return { each: [argument], slice: undefined, position: Infinity, sort: undefined };
  const { $each: each, $slice: slice, $position: position, $sort: sort, ...rest } = argument;
  const [stranger] = Object.keys(rest);
  if (stranger !== undefined) throw bad(`Unrecognized clause in $push: ${stranger}`);
  if (!Array.isArray(each))
    throw bad(`The argument to $each in $push must be an array but it was of type: ${typeName(each)}`);
  if (slice !== undefined && !Number.isInteger(slice))
    throw bad(`The value for $slice must be an integer value but was given type: ${typeName(slice)}`);
  if (position !== undefined && !Number.isInteger(position))
    throw bad(`The value for $position must be an integer value, not of type: ${typeName(position)}`);
  return {
    each: each as unknown[],
    slice: slice as number | undefined,
    position: (position as number | undefined) ?? Infinity,
    sort: sort === undefined ? undefined : order(sort),
  };
}

function order(sort: unknown): 1 | -1 | SortField[] {
  const neither = () => bad('The $sort element value must be either 1 or -1');
  if (sort === 1 || sort === -1) return sort;
  if (typeof sort === 'number') throw neither();
  if (!isDoc(sort))
    throw bad('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields');
  if (Object.keys(sort).length === 0) throw bad('The $sort pattern is empty when it should be a set of fields.');
  return Object.entries(sort).map(([path, direction]) => {
    if (direction !== 1 && direction !== -1) throw neither();
    return { path, direction };
  });
}

function arrayAt(doc: Doc, path: string): unknown[] {
  const found = getPath(doc, path);
  if (found === undefined) return [];
  if (Array.isArray(found)) return found as unknown[];
  throw bad(
    `The field '${path}' must be an array but is of type ${typeName(found)} in document {_id: ${shellText(doc['_id'])}}`,
  );
}

export const push: Operator = (path, argument) => {
  const { each, slice, position, sort } = clausesOf(argument);
  return (doc) => {
    let items = [...arrayAt(doc, path)];
    items.splice(position < 0 ? Math.max(0, items.length + position) : position, 0, ...copyOf(each));
    if (sort !== undefined) items = sortedItems(items, sort);
    if (slice !== undefined) items = slice < 0 ? items.slice(slice) : items.slice(0, slice);
    setPath(doc, path, items);
  };
};

function sortedItems(items: unknown[], sort: 1 | -1 | SortField[]): unknown[] {
  if (typeof sort === 'number') return items.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)) * sort);
  if (!items.every(isDoc)) throw unsupported('$push with $sort by fields over elements that are no documents');
  return sorted(items, sort);
}
