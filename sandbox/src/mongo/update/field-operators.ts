import { Timestamp } from 'bson';
import { Fault, unsupported } from '../fault.js';
import { copyOf, type Doc, isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { kindOf } from '../values/kind.js';
import { shellText } from '../values/shell-text.js';
import { getPath, setPath, unsetPath } from './set-path.js';

/** Changes one path of a document that is the operator's own to change. */
export type Apply = (doc: Doc, path: string, argument: unknown, inserting: boolean) => void;

const arithmetic =
  (operator: '$inc' | '$mul', missing: (by: number) => number, combine: (a: number, b: number) => number): Apply =>
  (doc, path, by) => {
    if (typeof by !== 'number') {
      const verb = operator === '$inc' ? 'increment' : 'multiply';
      throw new Fault('TypeMismatch', `Cannot ${verb} with non-numeric argument: {${path}: ${shellText(by)}}`);
    }
    const found = getPath(doc, path);
    if (found !== undefined && typeof found !== 'number') {
      throw new Fault(
        'TypeMismatch',
        `Cannot apply ${operator} to a value of non-numeric type. {_id: ${shellText(doc['_id'])}} has the field '${path.split('.').at(-1)}' of non-numeric type ${kindOf(found)}`,
      );
    }
    const result = found === undefined ? missing(by) : combine(found, by);
    if (Number.isInteger(result) && !Number.isSafeInteger(result)) throw unsupported('integers beyond 2^53');
    setPath(doc, path, result);
  };

const bound =
  (isBetter: (key: string, than: string) => boolean): Apply =>
  (doc, path, value) => {
    const found = getPath(doc, path);
    if (found === undefined || isBetter(keyOf(value), keyOf(found))) setPath(doc, path, copyOf(value));
  };

function currentDate(kind: unknown): Date | Timestamp {
  if (kind === true || kind === false || (isDoc(kind) && kind['$type'] === 'date')) return new Date();
  if (isDoc(kind) && kind['$type'] === 'timestamp') return new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  throw new Fault('BadValue', "The '$type' string field is required to be 'date' or 'timestamp'");
}

function rename(doc: Doc, from: string, to: unknown) {
  if (typeof to !== 'string')
    throw new Fault('BadValue', `The 'to' field for $rename must be a string: ${from}: ${shellText(to)}`);
  const value = getPath(doc, from);
  if (value === undefined) return;
  for (const path of [from, to]) {
    const parts = path.split('.');
    for (let i = 1; i < parts.length; i++) {
      if (Array.isArray(getPath(doc, parts.slice(0, i).join('.')))) {
        throw new Fault(
          'BadValue',
          `The source and destination field of $rename cannot be an array element: '${path}'`,
        );
      }
    }
  }
  unsetPath(doc, from);
  setPath(doc, to, value);
}

export const fieldOperators: Record<string, Apply> = {
  $set: (doc, path, value) => setPath(doc, path, copyOf(value)),
  $setOnInsert: (doc, path, value, inserting) => inserting && setPath(doc, path, copyOf(value)),
  $unset: (doc, path) => unsetPath(doc, path),
  $inc: arithmetic(
    '$inc',
    (by) => by,
    (a, b) => a + b,
  ),
  $mul: arithmetic(
    '$mul',
    () => 0,
    (a, b) => a * b,
  ),
  $min: bound((key, than) => key < than),
  $max: bound((key, than) => key > than),
  $currentDate: (doc, path, kind) => setPath(doc, path, currentDate(kind)),
  $rename: rename,
};
