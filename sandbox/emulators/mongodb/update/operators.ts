import { CommandError, unsupported } from '../errors.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { exactNumber, typeName } from '../values/type.js';
import { getPath, setPath, unsetPath } from './set-path.js';

/** Checks its argument before any document is read, then changes one path of a document that is the caller's own. */
type Operator = (path: string[], argument: unknown) => (doc: Doc, isInsert: boolean) => void;

export const updateOperators: Record<string, Operator> = {
  $set(path, value) {
    const copy = copyOf(value);
    return (doc) => setPath(doc, path, copyOf(copy));
  },
  $setOnInsert(path, value) {
    const copy = copyOf(value);
    return (doc, isInsert) => isInsert && setPath(doc, path, copyOf(copy));
  },
  $unset: (path) => (doc) => unsetPath(doc, path),
  $inc(path, by) {
    if (typeof by !== 'number')
      throw new CommandError('TypeMismatch', `Cannot increment '${path.join('.')}' by a value of type ${typeName(by)}`);
    return (doc) => {
      const found = getPath(doc, path);
      if (found !== undefined && typeof found !== 'number') throw wrongType('$inc', path, found);
      setPath(doc, path, exactNumber((found ?? 0) + by));
    };
  },
  $push(path, value) {
    const [modifier] = isDoc(value) ? Object.keys(value).filter((name) => name.startsWith('$')) : [];
    if (modifier !== undefined) throw unsupported(`'${modifier}' of $push`);
    const copy = copyOf(value);
    return (doc) => {
      const found = getPath(doc, path);
      if (found !== undefined && !Array.isArray(found)) throw wrongType('$push', path, found);
      setPath(doc, path, [...((found ?? []) as unknown[]), copyOf(copy)]);
    };
  },
};

const wrongType = (operator: string, path: string[], found: unknown) =>
  new CommandError(
    operator === '$inc' ? 'TypeMismatch' : 'BadValue',
    `Cannot apply ${operator} to '${path.join('.')}' of type ${typeName(found)}`,
  );
