import { calculateObjectSize, ObjectId, Timestamp } from 'bson';
import { Fault, unsupported } from '../fault.js';
import { insertDoc } from '../store/insert-doc.js';
import type { Doc } from '../values/doc.js';
import { kindOf } from '../values/kind.js';
import { type Command, namespace, ok } from './command.js';
import { runStatements } from './statements.js';

const maxBytes = 16 * 1024 * 1024;

/** A document with its `_id`, which comes first. */
function insertable(given: Doc): Doc {
  const size = calculateObjectSize(given);
  if (size > maxBytes)
    throw new Fault('BadValue', `object to insert too large. size in bytes: ${size}, max size: ${maxBytes}`);
  const id = '_id' in given ? given['_id'] : new ObjectId();
  if (Array.isArray(id)) throw new Fault('BadValue', "can't use an array for _id");
  if (kindOf(id) === 'regex') throw new Fault('BadValue', "can't use a regex for _id");
  // MongoDB puts the time in their place.
  if (Object.values(given).some((value) => value instanceof Timestamp && value.isZero()))
    throw unsupported('inserting an empty Timestamp');
  return { _id: id, ...given };
}

export const insert: Command = {
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  inTransactions: true,
  async run(call) {
    const { op } = call;
    const ns = namespace(call);
    let n = 0;
    const errors = await runStatements(call, 'documents', (given) => {
      const doc = insertable(given);
      return op.untilFree(() => {
        const blocker = insertDoc(op, op.ensureCollection(ns), doc);
        if (!blocker) n++;
        return blocker;
      });
    });
    return ok({ n, ...errors });
  },
};
