import { Fault } from '../fault.js';
import { projectionOf } from '../query/projection.js';
import { sortFields } from '../query/sort.js';
import { checkHint } from '../store/hint.js';
import { search } from '../store/search.js';
import { type Command, count, flag, namespace, optionalDoc, text, transactionNumber } from './command.js';

export const find: Command = {
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'hint', 'allowDiskUse'],
  ignored: [
    'noCursorTimeout',
    'tailable',
    'awaitData',
    'returnKey',
    'showRecordId',
    'min',
    'max',
    'let',
    'collation',
    'allowPartialResults',
    'oplogReplay',
  ],
  inTransactions: true,
  run(call) {
    const { op, args, server, session } = call;
    const ns = namespace(call);
    const filter = optionalDoc(args, 'filter');
    const limit = count(args, 'limit', 0) || Infinity;
    checkHint(op.collection(ns), args['hint']);
    const docs = search(op.collection(ns), op.view, {
      filter,
      sort: sortFields(args['sort']),
      skip: count(args, 'skip', 0),
      limit,
    });
    const size = args['batchSize'] === undefined ? undefined : count(args, 'batchSize', 0);
    const project = projectionOf(optionalDoc(args, 'projection'));
    const owner = { session, txnNumber: transactionNumber(call) };
    return server.cursors.open(docs, { ns, owner, size, single: flag(args, 'singleBatch'), project });
  },
};

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  inTransactions: true,
  run(call) {
    const { args, db, server, session } = call;
    if (args['maxTimeMS'] !== undefined)
      throw new Fault('BadValue', 'cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    const size = count(args, 'batchSize', Infinity) || Infinity;
    const owner = { session, txnNumber: transactionNumber(call) };
    return server.cursors.more(Number(args['getMore']), `${db}.${text(args, 'collection')}`, owner, size);
  },
};
