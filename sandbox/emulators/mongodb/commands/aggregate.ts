import { pipelineOf } from '../aggregate/pipeline.js';
import { Fault, unsupported } from '../fault.js';
import { sortFields } from '../query/sort.js';
import { checkHint } from '../store/hint.js';
import { search } from '../store/search.js';
import { type Doc, isDoc } from '../values/doc.js';
import { type Command, count, namespace, transactionNumber } from './command.js';

export const aggregate: Command = {
  options: ['pipeline', 'cursor', 'allowDiskUse', 'hint', 'bypassDocumentValidation'],
  ignored: ['explain', 'collation'],
  inTransactions: true,
  run(call) {
    const { op, args, server, session } = call;
    if (args['aggregate'] === 1) throw unsupported('aggregating a whole database');
    const ns = namespace(call);
    const pipeline = args['pipeline'];
    if (!Array.isArray(pipeline)) throw new Fault('TypeMismatch', "'pipeline' option must be specified as an array");
    if (!isDoc(args['cursor']))
      throw new Fault(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const cursor = args['cursor'];
    const { filter, sort, limit, rest } = searchable(pipeline as Doc[]);
    checkHint(op.collection(ns), args['hint']);
    // The whole pipeline is checked first, also the part that the search does.
    pipelineOf(pipeline);
    const docs = pipelineOf(rest)(search(op.collection(ns), op.view, { filter, sort: sortFields(sort), limit }));
    const size = cursor['batchSize'] === undefined ? undefined : count(cursor, 'batchSize', 0);
    return server.cursors.open(docs, { ns, owner: { session, txnNumber: transactionNumber(call) }, size });
  },
};

/** The first stages as a search, which can use an index. */
function searchable(pipeline: Doc[]) {
  const rest = [...pipeline];
  const take = (name: string) => {
    const [stage] = rest;
    if (!isDoc(stage) || Object.keys(stage)[0] !== name) return undefined;
    rest.shift();
    return stage[name];
  };
  const filter = take('$match');
  const sort = take('$sort');
  const limit = take('$limit');
  return {
    filter: isDoc(filter) ? filter : {},
    sort,
    limit: typeof limit === 'number' ? limit : Infinity,
    rest,
  };
}
