import { ObjectId } from 'bson';
import { insertDoc } from '../store/insert-doc.js';
import { untilFree } from '../store/operation.js';
import type { Doc } from '../values/doc.js';
import { type Command, docs, namespace, ok } from './command.js';
import { runStatements } from './statements.js';

const withId = (doc: Doc): Doc => ('_id' in doc ? { _id: doc['_id'], ...doc } : { _id: new ObjectId(), ...doc });

export const insert: Command = {
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  inTransactions: true,
  async run(call) {
    const { op, args } = call;
    const ns = namespace(call);
    let n = 0;
    const errors = await runStatements(docs(args, 'documents'), args['ordered'] !== false, (given) => {
      const doc = withId(given);
      return untilFree(() => {
        const blocker = insertDoc(op, op.ensureCollection(ns), doc);
        if (!blocker) n++;
        return blocker;
      });
    });
    return ok({ n, ...errors });
  },
};
