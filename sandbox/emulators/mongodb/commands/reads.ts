import { calculateObjectSize, Long } from 'bson';
import { compilePipeline } from '../aggregate/pipeline.js';
import { badValue, unsupported } from '../errors.js';
import { compileProjection } from '../query/projection.js';
import { parseSort } from '../query/sort.js';
import { type Search, search } from '../store/search.js';
import type { Doc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { splitPath, valuesAtPath } from '../values/path.js';
import { type Call, type Command, commandName, docField, flag, namespace, ok, stringField } from './command.js';

const maxReplyBytes = 16 * 1024 * 1024;

/** All results in one reply: no cursor stays open. */
function withResults(ns: string, docs: Doc[]): Doc {
  const reply = ok({ cursor: { firstBatch: docs, id: Long.ZERO, ns } });
  if (calculateObjectSize(reply) > maxReplyBytes) throw unsupported('results of more than 16 MB');
  return reply;
}

function parseLimit(limit: unknown = 0): number {
  if (Number.isSafeInteger(limit) && (limit as number) >= 0) return (limit as number) || Infinity;
  throw badValue("'limit' must be a whole number from 0 up");
}

/** Drivers repeat that the results are to come in one batch, and ask for a cursor without options. */
function checkCursor(args: Doc) {
  flag(args, 'singleBatch');
  const [option] = Object.keys(docField(args, 'cursor', {}));
  if (option !== undefined) throw unsupported(`the cursor option '${option}'`);
}

/** The search of a `find` or an `aggregate`, and what becomes of the documents. */
export function toSearch(name: string, args: Doc): { query: Search; run: (docs: Doc[]) => Doc[] } {
  checkCursor(args);
  if (name === 'aggregate') {
    const { filter, limit, run } = compilePipeline(args['pipeline']);
    return { query: { filter, limit }, run };
  }
  const project = compileProjection(docField(args, 'projection', {}));
  const limit = parseLimit(args['limit']);
  const query = { filter: docField(args, 'filter', {}), sort: parseSort(docField(args, 'sort', {})), limit };
  return { query, run: (docs) => docs.map(project) };
}

function runSearch(call: Call): Doc {
  const { op, args } = call;
  const ns = namespace(call);
  const { query, run } = toSearch(commandName(args), args);
  return withResults(ns, run(search(op.collection(ns), op.view, query)));
}

export const readCommands: Record<string, Command> = {
  find: {
    options: ['filter', 'sort', 'projection', 'limit', 'singleBatch'],
    inTransactions: true,
    run: runSearch,
  },
  aggregate: {
    options: ['pipeline', 'cursor'],
    inTransactions: true,
    run: runSearch,
  },
  distinct: {
    options: ['key', 'query'],
    inTransactions: true,
    run(call) {
      const { op, args } = call;
      const parts = splitPath(stringField(args, 'key'));
      const docs = search(op.collection(namespace(call)), op.view, { filter: docField(args, 'query', {}) });
      const values = docs.flatMap((doc) => valuesAtPath(doc, parts)).filter((value) => value !== undefined);
      return ok({ values: [...new Map(values.map((value) => [keyOf(value), value])).values()] });
    },
  },
  listCollections: {
    options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
    run({ server, db, args }) {
      checkCursor(args);
      if (Object.keys(docField(args, 'filter', {})).length > 0) throw unsupported('a filter of listCollections');
      const { collections, creator } = server.store;
      const names = [...collections.keys()].filter((ns) => ns.startsWith(`${db}.`) && !creator(ns));
      const docs = names.map((ns) => ({ name: ns.slice(db.length + 1), type: 'collection' }));
      return withResults(`${db}.$cmd.listCollections`, docs);
    },
  },
};
