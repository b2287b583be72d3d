import { type Doc, fieldOf, isDoc } from './doc.js';

/** Represents an array without elements, which has an index key of its own. */
export const noElements = Symbol('no elements');

/** How far the path of one indexed field has been followed, and the name it has there. */
type Walk = { name: string; value: unknown; rest: string[]; done: boolean };

export class ParallelArrays extends Error {}

/**
 * The values of the indexed fields, once per element of the array they run through. All fields below one array are
 * taken from the same element; two different arrays cannot be indexed together.
 */
export const indexRows = (doc: Doc, paths: string[][]): unknown[][] =>
  rows(paths.map((rest) => ({ name: '', value: doc, rest, done: false })));

function rows(started: Walk[]): unknown[][] {
  const walks = started.map(follow);
  const open = walks.filter(({ value, done }) => !done && Array.isArray(value));
  if (open.length === 0) return [walks.map(({ value }) => value)];
  const [first] = open;
  const array = first!.value as unknown[];
  const other = open.find(({ value }) => value !== array);
  if (other) throw new ParallelArrays(`cannot index parallel arrays [${other.name}] [${first!.name}]`);
  const items = array.length > 0 ? array : [noElements];
  return items.flatMap((item) =>
    rows(walks.map((walk) => (open.includes(walk) ? enter(walk, item) : { ...walk, done: true }))),
  );
}

function follow({ name, value, rest, done }: Walk): Walk {
  let at = 0;
  while (!done && at < rest.length && isDoc(value)) value = fieldOf(value, (name = rest[at++]!));
  const left = at === 0 ? rest : rest.slice(at);
  return left.length > 0 && !Array.isArray(value)
    ? { name, value: undefined, rest: [], done: true }
    : { name, value, rest: left, done };
}

function enter({ name, rest }: Walk, item: unknown): Walk {
  if (rest.length === 0) return { name, value: item, rest, done: true };
  return isDoc(item) ? { name, value: item, rest, done: false } : { name, value: undefined, rest: [], done: true };
}
