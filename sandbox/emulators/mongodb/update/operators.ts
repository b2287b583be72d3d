import { badValue, unsupported } from '../errors.js';
import { type Doc, isDoc } from '../values/doc.js';
import { valueAtPath, withoutValue, withValue } from '../values/path.js';
import { exactNumber } from '../values/type.js';

/** Checks its argument before any document is read, then makes a document with a change at one path. */
type Operator = (path: string[], argument: unknown) => (doc: Doc, isInsert: boolean) => Doc;

/** Null is no missing value. */
const orElse = (fallback: unknown, value: unknown) => (value === undefined ? fallback : value);

export const updateOperators: Record<string, Operator> = {
  $set: (path, value) => (doc) => withValue(doc, path, value),
  $setOnInsert: (path, value) => (doc, isInsert) => (isInsert ? withValue(doc, path, value) : doc),
  $unset: (path) => (doc) => withoutValue(doc, path),
  $inc(path, by) {
    if (typeof by !== 'number') throw badValue(`Cannot increment '${path.join('.')}' by what is no number`);
    return (doc) => {
      const found = orElse(0, valueAtPath(doc, path));
      if (typeof found !== 'number') throw badValue(`Cannot apply $inc to '${path.join('.')}', which is no number`);
      return withValue(doc, path, exactNumber(found + by));
    };
  },
  $push(path, value) {
    const modifier = isDoc(value) ? Object.keys(value).find((name) => name.startsWith('$')) : undefined;
    if (modifier !== undefined) throw unsupported(`'${modifier}' of $push`);
    return (doc) => {
      const found = orElse([], valueAtPath(doc, path));
      if (!Array.isArray(found)) throw badValue(`Cannot apply $push to '${path.join('.')}', which is no array`);
      return withValue(doc, path, [...(found as unknown[]), value]);
    };
  },
};
