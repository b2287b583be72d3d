import { Timestamp } from 'bson';
import { Fault } from '../fault.js';
import { copyOf, isDoc } from '../values/doc.js';
import { exact } from '../values/exact.js';
import { keyOf } from '../values/key.js';
import { shellText } from '../values/shell-text.js';
import { typeName } from '../values/type-name.js';
import type { Operator } from './operator.js';
import { rename } from './rename.js';
import { getPath, setPath, unsetPath } from './set-path.js';

const arithmetic =
  (operator: '$inc' | '$mul', missing: (by: number) => number, combine: (a: number, b: number) => number): Operator =>
  (path, by) => {
    if (typeof by !== 'number') {
      const verb = operator === '$inc' ? 'increment' : 'multiply';
      throw new Fault('TypeMismatch', `Cannot ${verb} with non-numeric argument: {${path}: ${shellText(by)}}`);
    }
    return (doc) => {
      const found = getPath(doc, path);
      if (found !== undefined && typeof found !== 'number') {
        throw new Fault(
          'TypeMismatch',
          `Cannot apply ${operator} to a value of non-numeric type. {_id: ${shellText(doc['_id'])}} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(found)}`,
        );
      }
      setPath(doc, path, exact(found === undefined ? missing(by) : combine(found, by)));
    };
  };

const bound =
  (isBetter: (key: string, than: string) => boolean): Operator =>
  (path, value) =>
  (doc) => {
    const found = getPath(doc, path);
    if (found === undefined || isBetter(keyOf(value), keyOf(found))) setPath(doc, path, copyOf(value));
  };

function clockOf(kind: unknown): () => Date | Timestamp {
  if (typeof kind === 'boolean') return () => new Date();
  if (!isDoc(kind))
    throw new Fault(
      'BadValue',
      `${typeName(kind)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  const stranger = Object.keys(kind).find((option) => option !== '$type');
  if (stranger !== undefined) throw new Fault('BadValue', `Unrecognized $currentDate option: ${stranger}`);
  if (kind['$type'] === 'date') return () => new Date();
  if (kind['$type'] === 'timestamp') return () => new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  throw new Fault(
    'BadValue',
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

export const fieldOperators: Record<string, Operator> = {
  $set: (path, value) => (doc) => setPath(doc, path, copyOf(value)),
  $setOnInsert: (path, value) => (doc, inserting) => inserting && setPath(doc, path, copyOf(value)),
  $unset: (path) => (doc) => unsetPath(doc, path),
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
  $currentDate(path, kind) {
    const now = clockOf(kind);
    return (doc) => setPath(doc, path, now());
  },
  $rename: rename,
};
