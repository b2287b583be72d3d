import { Long } from 'bson';
import { compilePipeline } from '../aggregate/pipeline.js';
import { CommandError, unsupported } from '../errors.js';
import { compileProjection } from '../query/projection.js';
import { parseSort } from '../query/sort.js';
import { search } from '../store/search.js';
import { isDoc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { valuesAtPath } from '../values/path.js';
import {
  type Call,
  type Command,
  countField,
  flag,
  missingField,
  namespace,
  ok,
  optionalDoc,
  stringField,
  transactionNumber,
} from './command.js';

const ownerOf = (call: Call) => ({ session: call.session, txnNumber: transactionNumber(call) });

export const readCommands: Record<string, Command> = {
  find: {
    options: ['filter', 'sort', 'projection', 'limit', 'batchSize', 'singleBatch'],
    inTransactions: true,
    run(call) {
      const { op, args, server } = call;
      const ns = namespace(call);
      const limit = countField(args, 'limit', 0) || Infinity;
      const size = args['batchSize'] === undefined ? undefined : countField(args, 'batchSize', 0);
      const project = compileProjection(optionalDoc(args, 'projection'));
      const query = { filter: optionalDoc(args, 'filter'), sort: parseSort(args['sort']), limit };
      const docs = search(op.collection(ns), op.view, query);
      return server.cursors.open(docs, { ns, owner: ownerOf(call), size, single: flag(args, 'singleBatch'), project });
    },
  },
  aggregate: {
    options: ['pipeline', 'cursor'],
    inTransactions: true,
    run(call) {
      const { op, args, server } = call;
      if (args['aggregate'] === 1) throw unsupported('aggregating a whole database');
      const ns = namespace(call);
      const { filter, run } = compilePipeline(args['pipeline']);
      const cursor = args['cursor'];
      if (!isDoc(cursor)) throw new CommandError('FailedToParse', "The 'cursor' option is required");
      const docs = run(search(op.collection(ns), op.view, { filter }));
      const size = cursor['batchSize'] === undefined ? undefined : countField(cursor, 'batchSize', 0);
      return server.cursors.open(docs, { ns, owner: ownerOf(call), size });
    },
  },
  getMore: {
    options: ['collection', 'batchSize'],
    inTransactions: true,
    run(call) {
      const { args, db, server } = call;
      const size = countField(args, 'batchSize', Infinity) || Infinity;
      const ns = `${db}.${stringField(args, 'collection')}`;
      return server.cursors.next(Number(args['getMore']), ns, ownerOf(call), size);
    },
  },
  killCursors: {
    options: ['cursors'],
    inTransactions: true,
    run({ args, server }) {
      if (!Array.isArray(args['cursors'])) throw missingField(args, 'cursors');
      const killed: Long[] = [];
      const unknown: Long[] = [];
      for (const id of (args['cursors'] as unknown[]).map(String))
        (server.cursors.close(Number(id)) ? killed : unknown).push(Long.fromString(id));
      return ok({ cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] });
    },
  },
  distinct: {
    options: ['key', 'query'],
    inTransactions: true,
    run(call) {
      const { op, args } = call;
      const parts = stringField(args, 'key').split('.');
      const values = new Map<string, unknown>();
      for (const doc of search(op.collection(namespace(call)), op.view, { filter: optionalDoc(args, 'query') })) {
        for (const value of valuesAtPath(doc, parts).flat()) if (value !== undefined) values.set(keyOf(value), value);
      }
      return ok({ values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) });
    },
  },
};
