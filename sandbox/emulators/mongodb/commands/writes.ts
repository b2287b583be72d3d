import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors.js';
import { parseSort } from '../query/sort.js';
import { changeDocs, insertDoc, updateDocs } from '../store/write-docs.js';
import { compileUpdate } from '../update/update.js';
import type { Doc } from '../values/doc.js';
import { isRegex } from '../values/type.js';
import { type Command, docsField, flag, namespace, ok, optionalDoc } from './command.js';
import { checkNotRetryable, checkStatement, runStatements } from './statements.js';

/** A document with its `_id`, which comes first. */
function withId(doc: Doc): Doc {
  const id = '_id' in doc ? doc['_id'] : new ObjectId();
  if (Array.isArray(id)) throw new CommandError('BadValue', "can't use an array for _id");
  if (isRegex(id)) throw new CommandError('BadValue', "can't use a regex for _id");
  return { _id: id, ...doc };
}

const insert: Command = {
  options: ['documents', 'ordered'],
  inTransactions: true,
  async run(call) {
    const { op } = call;
    const ns = namespace(call);
    let n = 0;
    const errors = await runStatements(call, 'documents', (statement) => {
      const doc = withId(statement);
      return op.retryWhileBlocked(() => {
        const blocker = insertDoc(op, ns, doc);
        if (!blocker) n++;
        return blocker;
      });
    });
    return ok({ n, ...errors });
  },
};

const update: Command = {
  options: ['updates', 'ordered'],
  inTransactions: true,
  async run(call) {
    const { op } = call;
    const ns = namespace(call);
    for (const statement of docsField(call.args, 'updates'))
      checkStatement('update', statement, ['q', 'u'], ['multi', 'upsert']);
    const counts = { n: 0, nModified: 0 };
    const upserted: Doc[] = [];
    const errors = await runStatements(call, 'updates', async (statement, index) => {
      const multi = flag(statement, 'multi');
      if (multi) checkNotRetryable(call, 'multi=true');
      const selection = { filter: statement['q'] as Doc, multi, upsert: flag(statement, 'upsert') };
      const { changed, inserted } = await updateDocs(op, ns, selection, compileUpdate(statement['u']));
      counts.n += inserted ? 1 : changed.length;
      counts.nModified += changed.filter(({ modified }) => modified).length;
      if (inserted) upserted.push({ index, _id: inserted['_id'] });
    });
    return ok({ ...counts, ...(upserted.length > 0 ? { upserted } : {}), ...errors });
  },
};

const deleteCommand: Command = {
  options: ['deletes', 'ordered'],
  inTransactions: true,
  async run(call) {
    const { op } = call;
    const ns = namespace(call);
    docsField(call.args, 'deletes').forEach(checkDelete);
    let n = 0;
    const errors = await runStatements(call, 'deletes', async ({ q, limit }) => {
      const multi = limit === 0;
      if (multi) checkNotRetryable(call, 'limit=0');
      n += (await changeDocs(op, ns, { filter: q as Doc, multi }, () => null)).length;
    });
    return ok({ n, ...errors });
  },
};

function checkDelete(statement: Doc) {
  checkStatement('delete', statement, ['q', 'limit'], []);
  const { limit } = statement;
  if (limit !== 0 && limit !== 1)
    throw new CommandError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
}

const findAndModify: Command = {
  options: ['query', 'sort', 'remove', 'update', 'new', 'upsert'],
  inTransactions: true,
  async run(call) {
    const { op, args } = call;
    const refused = ['remove', 'upsert'].find((name) => flag(args, name));
    if (refused) throw unsupported(`findAndModify with ${refused}`);
    if (!('update' in args)) throw new CommandError('FailedToParse', 'An update must be specified');
    const selection = { filter: optionalDoc(args, 'query'), sort: parseSort(args['sort'] ?? {}), multi: false };
    const isNew = flag(args, 'new');
    const update = compileUpdate(args['update']);
    const changed = await changeDocs(op, namespace(call), selection, (doc) => update(doc, false));
    const [one] = changed;
    return ok({
      lastErrorObject: { n: changed.length, updatedExisting: changed.length > 0 },
      value: (isNew ? one?.after : one?.before) ?? null,
    });
  },
};

export const writeCommands: Record<string, Command> = { insert, update, delete: deleteCommand, findAndModify };
