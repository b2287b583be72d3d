import { unsupported } from '../errors.js';
import { type Doc, fieldOf, isDoc } from '../values/doc.js';
import { splitPath } from '../values/path.js';

/** `$unwind` of a path. */
export function compileUnwind(path: unknown): (docs: Doc[]) => Doc[] {
  if (typeof path !== 'string' || !path.startsWith('$')) throw unsupported("$unwind other than of a path like '$a.b'");
  const parts = splitPath(path.slice(1));
  return (docs) =>
    docs.flatMap((doc) => {
      // Unlike in expressions, an array on the way leads nowhere.
      const value = parts.reduce<unknown>((found, part) => (isDoc(found) ? fieldOf(found, part) : undefined), doc);
      if (Array.isArray(value)) return value.map((item: unknown) => withValue(doc, parts, item));
      return value == null ? [] : [doc];
    });
}

function withValue(doc: Doc, [name, ...rest]: string[], value: unknown): Doc {
  return { ...doc, [name!]: rest.length > 0 ? withValue(doc[name!] as Doc, rest, value) : value };
}
