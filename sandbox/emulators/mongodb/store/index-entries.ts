import { unsupported } from '../errors.js';
import type { Doc } from '../values/doc.js';
import { emptyArrayKey, inverted, keyOf } from '../values/key.js';
import { valuesAtPath } from '../values/path.js';
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
};

/** Sorts behind every key that starts with the string it is added to: no key holds a character beyond 255. */
export const afterAll = '\u0100';

export function newIndex(spec: IndexSpec): Index {
  const fields = Object.entries(spec.key).map(([path, direction]) => ({ path, direction }));
  const keysOfField = fields.map(({ path, direction }) => {
    const parts = path.split('.');
    return (doc: Doc) => elementKeys(valuesAtPath(doc, parts)).map((key) => (direction === 1 ? key : inverted(key)));
  });

  const index: Index = {
    spec,
    fields,
    entries: sortedKeys(),
    multikey: false,
    keysOf(doc) {
      let keys = [''];
      for (const keysOf of keysOfField) {
        const own = keysOf(doc);
        if (keys.length > 1 && own.length > 1) throw unsupported('an index over several arrays');
        keys = keys.flatMap((key) => own.map((next) => key + next));
      }
      index.multikey ||= keys.length > 1;
      return keys;
    },
  };
  return index;
}

/** An array has a key for each of its elements, and one of its own when it is empty. */
function elementKeys(values: unknown[]): string[] {
  const [value] = values;
  if (values.length === 1 && !Array.isArray(value)) return [keyOf(value)];
  const keys = values.flatMap((one) => {
    if (!Array.isArray(one)) return [keyOf(one)];
    return one.length > 0 ? one.map(keyOf) : [emptyArrayKey];
  });
  return keys.length > 0 ? [...new Set(keys)] : [keyOf(null)];
}
