import { Long } from 'bson';
import { badValue, unsupported } from '../errors.js';
import { parseSort } from '../query/sort.js';
import { changeDocs, insertDoc } from '../store/write-docs.js';
import { compileUpdate } from '../update/update.js';
import { upsertedDoc } from '../update/upsert.js';
import type { Doc } from '../values/doc.js';
import { type Command, docField, docsField, flag, namespace, ok, stringField } from './command.js';
import { checkStatement, runStatements } from './statements.js';

const insert: Command = {
  options: ['documents', 'ordered'],
  inTransactions: true,
  async run(call) {
    const ns = namespace(call);
    let n = 0;
    const errors = await runStatements(call.args, 'documents', async (doc) => {
      // The `_id` comes first.
      await insertDoc(call.op, ns, { _id: doc['_id'], ...doc });
      n++;
    });
    return ok({ n, ...errors });
  },
};

const update: Command = {
  options: ['updates', 'ordered'],
  inTransactions: true,
  async run(call) {
    const ns = namespace(call);
    const counts = { n: 0, nModified: 0 };
    const upserted: Doc[] = [];
    const errors = await runStatements(call.args, 'updates', async (statement, index) => {
      checkStatement(statement, ['q', 'u', 'multi', 'upsert']);
      const filter = docField(statement, 'q');
      const change = compileUpdate(statement['u']);
      const multi = flag(statement, 'multi');
      const upsert = flag(statement, 'upsert') ? () => upsertedDoc(filter, change) : undefined;
      if (multi && upsert) throw unsupported('upserts of many');
      for (const { before, after, modified } of await changeDocs(call.op, ns, { filter, multi, upsert }, change)) {
        counts.n++;
        if (!before) upserted.push({ index, _id: after!['_id'] });
        else if (modified) counts.nModified++;
      }
    });
    return ok({ ...counts, ...(upserted.length > 0 ? { upserted } : {}), ...errors });
  },
};

const deleteCommand: Command = {
  options: ['deletes', 'ordered'],
  inTransactions: true,
  async run(call) {
    const ns = namespace(call);
    let n = 0;
    const errors = await runStatements(call.args, 'deletes', async (statement) => {
      checkStatement(statement, ['q', 'limit']);
      const { limit } = statement;
      if (limit !== 0 && limit !== 1) throw badValue(`the limit of a delete must be 0 or 1, not ${String(limit)}`);
      const selection = { filter: docField(statement, 'q'), multi: limit === 0 };
      n += (await changeDocs(call.op, ns, selection, () => null)).length;
    });
    return ok({ n, ...errors });
  },
};

const findAndModify: Command = {
  options: ['query', 'sort', 'remove', 'update', 'new', 'upsert'],
  inTransactions: true,
  async run(call) {
    const { op, args } = call;
    if (flag(args, 'remove')) throw unsupported('findAndModify with remove');
    const filter = docField(args, 'query');
    const change = compileUpdate(args['update']);
    const upsert = flag(args, 'upsert') ? () => upsertedDoc(filter, change) : undefined;
    const selection = { filter, sort: parseSort(docField(args, 'sort', {})), multi: false, upsert };
    const [one] = await changeDocs(op, namespace(call), selection, change);
    const value = (flag(args, 'new') ? one?.after : one?.before) ?? null;
    const upserted = one && !one.before ? { upserted: one.after!['_id'] } : {};
    return ok({ lastErrorObject: { n: one ? 1 : 0, updatedExisting: Boolean(one?.before), ...upserted }, value });
  },
};

/** Inserts into several collections, of MongoDB 8. An error does not fail the command; it is the only one in the results. */
const bulkWrite: Command = {
  options: ['ops', 'nsInfo', 'ordered', 'errorsOnly'],
  inTransactions: true,
  async run({ op, args }) {
    if (!flag(args, 'errorsOnly')) throw unsupported("'bulkWrite' that is not 'errorsOnly'");
    const names = docsField(args, 'nsInfo').map((info) => stringField(info, 'ns'));
    let nInserted = 0;
    const { writeErrors = [] } = await runStatements(args, 'ops', async (statement) => {
      checkStatement(statement, ['insert', 'document']);
      const ns = names[Number(statement['insert'])];
      if (ns === undefined) throw badValue("'insert' must be a position in 'nsInfo'");
      const doc = docField(statement, 'document');
      await insertDoc(op, ns, { _id: doc['_id'], ...doc });
      nInserted++;
    });
    const firstBatch = writeErrors.map(({ index, ...error }) => ({ ok: 0, idx: index, n: 0, ...error }));
    const counts = { nErrors: firstBatch.length, nInserted, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
    return ok({ cursor: { id: Long.ZERO, firstBatch, ns: 'admin.$cmd.bulkWrite' }, ...counts });
  },
};

export const writeCommands: Record<string, Command> = {
  insert,
  bulkWrite,
  update,
  delete: deleteCommand,
  findAndModify,
};
