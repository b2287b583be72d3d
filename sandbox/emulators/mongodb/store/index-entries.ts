import type { Doc } from '../values/doc.js';
import { emptyArrayKey, inverted, keyOf } from '../values/key.js';
import { indexRows, noElements } from '../values/index-rows.js';
import type { IndexSpec } from './index-spec.js';
import type { StoredRecord } from './record.js';
import { type SortedKeys, sortedKeys } from './sorted-keys.js';

export type Index = {
  spec: IndexSpec;
  fields: { path: string; direction: 1 | -1 }[];
  /** Records by key and, so that every entry is unique, their suffix. */
  entries: SortedKeys<StoredRecord>;
  /** Some document has had several keys: then ranges over several fields or both ends of one do not combine. */
  multikey: boolean;
  keysOf(doc: Doc): string[];
  /** The values of the indexed fields behind one of a document's keys. */
  valuesAt(doc: Doc, key: string): Doc;
};

/** Sorts behind every key that starts with the string it is added to: no key holds a character beyond 255. */
export const afterAll = '\u0100';

export function newIndex(spec: IndexSpec): Index {
  const fields = Object.entries(spec.key).map(([path, direction]) => ({ path, direction }));
  const paths = fields.map(({ path }) => path.split('.'));

  const keyOfRow = (row: unknown[]) => {
    let key = '';
    for (let i = 0; i < row.length; i++) {
      const own = row[i] === noElements ? emptyArrayKey : keyOf(row[i]);
      key += fields[i]!.direction === 1 ? own : inverted(own);
    }
    return key;
  };

  const index: Index = {
    spec,
    fields,
    entries: sortedKeys(),
    multikey: false,
    keysOf(doc) {
      const rows = indexRows(doc, paths);
      if (rows.length === 1) return [keyOfRow(rows[0]!)];
      index.multikey = true;
      return [...new Set(rows.map(keyOfRow))];
    },
    valuesAt(doc, key) {
      const row = indexRows(doc, paths).find((candidate) => keyOfRow(candidate) === key) ?? [];
      return Object.fromEntries(fields.map(({ path }, i) => [path, row[i] === noElements ? null : (row[i] ?? null)]));
    },
  };
  return index;
}
