import { badValue, unsupported } from '../errors.js';
import type { Doc } from '../values/doc.js';
import { compareKeys, keyOf } from '../values/key.js';
import { splitPath, valuesAtPath } from '../values/path.js';

export type SortField = { path: string; direction: 1 | -1 };

export function parseSort(sort: Doc): SortField[] {
  return Object.entries(sort).map(([path, direction]) => {
    splitPath(path);
    if (direction !== 1 && direction !== -1) throw badValue(`the sort order of '${path}' must be 1 or -1`);
    return { path, direction };
  });
}

function sortKey(doc: Doc, path: string): string {
  const [value, ...others] = valuesAtPath(doc, path.split('.'));
  if (Array.isArray(value) || others.length > 0) throw unsupported('sorting by arrays');
  return keyOf(value);
}

/** Sorts stably, into a new array. */
export function sortDocs(docs: Doc[], fields: SortField[]): Doc[] {
  const compare = (a: string[], b: string[]) => {
    for (const [i, { direction }] of fields.entries()) {
      const order = compareKeys(a[i]!, b[i]!);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
  return docs
    .map((doc) => ({ doc, keys: fields.map(({ path }) => sortKey(doc, path)) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ doc }) => doc);
}
