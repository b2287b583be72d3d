import { Fault, unsupported } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import { compareKeys, emptyArrayKey, keyOf } from '../values/key.js';
import { leavesOf } from '../values/path.js';

export type SortField = { path: string; direction: 1 | -1 };

export function sortFields(sort: unknown): SortField[] {
  if (sort === undefined) return [];
  if (!isDoc(sort)) throw new Fault('TypeMismatch', 'Expected the sort to be an object');
  return Object.entries(sort).map(([path, direction]) => {
    if (path.startsWith('$')) throw unsupported(`sorting by '${path}'`);
    if (isDoc(direction)) throw unsupported(`sorting by ${Object.keys(direction)[0] ?? 'an object'}`);
    if (direction !== 1 && direction !== -1)
      throw new Fault('BadValue', '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path, direction };
  });
}

/** What a document sorts by: of an array the least element when ascending, the greatest when descending. */
function sortKey(doc: Doc, parts: string[], direction: 1 | -1): string {
  const values = leavesOf(doc, parts).flatMap((leaf) =>
    Array.isArray(leaf) && leaf.length > 0 ? (leaf as unknown[]) : [leaf],
  );
  if (values.length === 0) return keyOf(null);
  const keys = values.map((value) => (Array.isArray(value) && value.length === 0 ? emptyArrayKey : keyOf(value)));
  return keys.reduce((best, key) => (compareKeys(key, best) * direction < 0 ? key : best));
}

/** Sorts stably; does not change the array it is given. */
export function sorted(docs: Doc[], fields: SortField[]): Doc[] {
  if (fields.length === 0) return docs;
  const by = fields.map(({ path, direction }) => ({ parts: path.split('.'), direction }));
  const decorated = docs.map((doc) => ({
    doc,
    keys: by.map(({ parts, direction }) => sortKey(doc, parts, direction)),
  }));
  decorated.sort((a, b) => {
    for (let i = 0; i < by.length; i++) {
      const order = compareKeys(a.keys[i]!, b.keys[i]!);
      if (order !== 0) return order * by[i]!.direction;
    }
    return 0;
  });
  return decorated.map(({ doc }) => doc);
}
