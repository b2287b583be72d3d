import { unsupported } from '../errors.js';
import { type Doc, fieldOf, isDoc } from './doc.js';

/** Represents an array without elements, which has an index key of its own. */
export const noElements = Symbol('no elements');

/** How far the path of one indexed field has been followed. */
type Walk = { value: unknown; rest: string[]; done: boolean };

/**
 * The values of the indexed fields, once per element of the array they run through. All fields below one array are
 * taken from the same element; two different arrays cannot be indexed together.
 */
export const indexRows = (doc: Doc, paths: string[][]): unknown[][] =>
  rows(paths.map((rest) => ({ value: doc, rest, done: false })));

function rows(started: Walk[]): unknown[][] {
  const walks = started.map(follow);
  const open = walks.filter(({ value, done }) => !done && Array.isArray(value));
  if (open.length === 0) return [walks.map(({ value }) => value)];
  const array = open[0]!.value as unknown[];
  if (open.some(({ value }) => value !== array)) throw unsupported('sorting and indexing by parallel arrays');
  const items = array.length > 0 ? array : [noElements];
  return items.flatMap((item) =>
    rows(walks.map((walk) => (open.includes(walk) ? enter(walk, item) : { ...walk, done: true }))),
  );
}

function follow({ value, rest, done }: Walk): Walk {
  let at = 0;
  while (!done && at < rest.length && isDoc(value)) value = fieldOf(value, rest[at++]!);
  const left = at === 0 ? rest : rest.slice(at);
  return left.length > 0 && !Array.isArray(value)
    ? { value: undefined, rest: [], done: true }
    : { value, rest: left, done };
}

function enter({ rest }: Walk, item: unknown): Walk {
  if (rest.length === 0) return { value: item, rest, done: true };
  return isDoc(item) ? { value: item, rest, done: false } : { value: undefined, rest: [], done: true };
}
