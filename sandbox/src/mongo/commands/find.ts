import { projectionOf } from '../query/projection.js';
import { sortFields } from '../query/sort.js';
import { search } from '../store/search.js';
import { type Command, count, namespace, optionalDoc } from './command.js';

export const find: Command = {
  options: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'noCursorTimeout',
    'allowDiskUse',
  ],
  ignored: [
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
    const docs = search(op.collection(ns), op.view, {
      filter,
      sort: sortFields(args['sort']),
      skip: count(args, 'skip', 0),
      limit,
    });
    const size = args['batchSize'] === undefined ? undefined : count(args, 'batchSize', 0);
    const project = projectionOf(optionalDoc(args, 'projection'));
    return server.cursors.open(docs, { ns, session, size, single: args['singleBatch'] === true, project });
  },
};

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  inTransactions: true,
  run({ args, db, server, session }) {
    const size = count(args, 'batchSize', Infinity) || Infinity;
    return server.cursors.more(Number(args['getMore']), `${db}.${String(args['collection'])}`, session, size);
  },
};
