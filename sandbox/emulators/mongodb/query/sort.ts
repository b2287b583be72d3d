import { CommandError } from '../errors.js';
import { indexRows, noElements } from '../values/index-rows.js';
import { type Doc, isDoc } from '../values/doc.js';
import { compareKeys, emptyArrayKey, keyOf } from '../values/key.js';
import { splitPath } from '../values/path.js';

export type SortField = { path: string; direction: 1 | -1 };

export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined) return [];
  if (!isDoc(sort)) throw new CommandError('TypeMismatch', 'Expected the sort to be an object');
  return Object.entries(sort).map(([path, direction]) => {
    splitPath(path);
    if (direction !== 1 && direction !== -1)
      throw new CommandError('Location15975', `The sort order of '${path}' must be 1 (ascending) or -1 (descending)`);
    return { path, direction };
  });
}

type Compare = (a: string[], b: string[]) => number;

/** The keys a document sorts by. Of an array it is the element that comes first, for all fields below it the same one. */
const sortKeys = (doc: Doc, parts: string[][], compare: Compare): string[] =>
  indexRows(doc, parts)
    .map((row) => row.map((value) => (value === noElements ? emptyArrayKey : keyOf(value))))
    .reduce((best, keys) => (compare(keys, best) < 0 ? keys : best));

/** Sorts stably, into a new array. */
export function sortDocs(docs: Doc[], fields: SortField[]): Doc[] {
  const parts = fields.map(({ path }) => path.split('.'));
  const compare: Compare = (a, b) => {
    for (const [i, { direction }] of fields.entries()) {
      const order = compareKeys(a[i]!, b[i]!);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
  return docs
    .map((doc) => ({ doc, keys: sortKeys(doc, parts, compare) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ doc }) => doc);
}
