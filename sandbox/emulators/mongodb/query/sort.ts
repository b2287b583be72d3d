import { Fault, unsupported } from '../fault.js';
import { indexRows, noElements, ParallelArrays } from '../values/index-rows.js';
import { type Doc, isDoc } from '../values/doc.js';
import { compareKeys, emptyArrayKey, keyOf } from '../values/key.js';
import { isPosition, leavesOf } from '../values/path.js';
import { shellText } from '../values/shell-text.js';

export type SortField = { path: string; direction: 1 | -1 };

export function sortFields(sort: unknown): SortField[] {
  if (sort === undefined) return [];
  if (!isDoc(sort)) throw new Fault('TypeMismatch', 'Expected the sort to be an object');
  return Object.entries(sort).map(([path, direction], _, all) => {
    if (path.startsWith('$')) throw unsupported(`sorting by '${path}'`);
    if (isDoc(direction)) throw unsupported(`sorting by ${Object.keys(direction)[0] ?? 'an object'}`);
    if (typeof direction !== 'number')
      throw new Fault('Location15974', `Illegal key in $sort specification: ${path}: ${shellText(direction)}`);
    if (direction !== 1 && direction !== -1)
      throw new Fault('Location15975', '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (all.length > 1 && path.split('.').some(isPosition))
      throw unsupported(`sorting by a position (${path}) together with other fields`);
    return { path, direction };
  });
}

/** The keys a document sorts by. Of an array it is the element that comes first, for all fields below it the same one. */
function sortKeys(doc: Doc, parts: string[][], compare: (a: string[], b: string[]) => number): string[] {
  const rows =
    parts.length === 1
      ? leavesOf(doc, parts[0]!)
          .flatMap((leaf) => (Array.isArray(leaf) ? (leaf.length > 0 ? (leaf as unknown[]) : [noElements]) : [leaf]))
          .map((value) => [value])
      : indexRows(doc, parts);
  if (rows.length === 0) return [keyOf(null)];
  return rows
    .map((row) => row.map((value) => (value === noElements ? emptyArrayKey : keyOf(value))))
    .reduce((best, keys) => (compare(keys, best) < 0 ? keys : best));
}

/** Sorts stably; does not change the array it is given. */
export function sorted(docs: Doc[], fields: SortField[]): Doc[] {
  if (fields.length === 0) return docs;
  const parts = fields.map(({ path }) => path.split('.'));
  const compare = (a: string[], b: string[]) => {
    for (const [i, { direction }] of fields.entries()) {
      const order = compareKeys(a[i]!, b[i]!);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
  return docs
    .map((doc) => ({ doc, keys: keysOrRefusal(doc, parts, compare) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ doc }) => doc);
}

function keysOrRefusal(...args: Parameters<typeof sortKeys>): string[] {
  try {
    return sortKeys(...args);
  } catch (error) {
    if (!(error instanceof ParallelArrays)) throw error;
    throw new Fault('BadValue', 'cannot sort with keys that are parallel arrays');
  }
}
