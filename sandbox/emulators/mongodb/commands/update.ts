import { changeOrInsert } from '../store/change-or-insert.js';
import { checkHint } from '../store/hint.js';
import type { Operation } from '../store/operation.js';
import { Fault } from '../fault.js';
import { sortFields } from '../query/sort.js';
import { updateOf } from '../update/update.js';
import type { Doc } from '../values/doc.js';
import { type Command, docs, flag, missing, namespace, ok, optionalDoc } from './command.js';
import { checkFields, refuseRepeatable, runStatements } from './statements.js';

export const update: Command = {
  options: ['updates', 'ordered', 'bypassDocumentValidation'],
  inTransactions: true,
  async run(call) {
    const { op } = call;
    const ns = namespace(call);
    docs(call.args, 'updates').forEach(checkUpdate);
    const counts = { n: 0, nModified: 0 };
    const upsertedIds: Doc[] = [];
    const errors = await runStatements(call, 'updates', async (statement, index) => {
      if (flag(statement, 'multi')) refuseRepeatable(call, 'multi=true');
      const { matched, modified, upsertedId } = await runUpdate(op, ns, statement);
      counts.n += matched;
      counts.nModified += modified;
      if (upsertedId === undefined) return;
      counts.n++;
      upsertedIds.push({ index, _id: upsertedId });
    });
    return ok({ ...counts, ...(upsertedIds.length > 0 ? { upserted: upsertedIds } : {}), ...errors });
  },
};

/** A statement that is none fails the whole command. */
function checkUpdate(statement: Doc) {
  checkFields('update', statement, ['q', 'u', 'multi', 'upsert', 'hint', 'sort'], ['collation', 'arrayFilters', 'c']);
  const inCommand = { update: 1, 'updates.q': statement['q'] };
  for (const name of ['q', 'u']) if (statement[name] === undefined) throw missing(inCommand, `updates.${name}`);
  optionalDoc(inCommand, 'updates.q');
}

async function runUpdate(op: Operation, ns: string, statement: Doc) {
  const filter = statement['q'] as Doc;
  const update = updateOf(statement['u']);
  const multi = flag(statement, 'multi');
  if (multi && update.isReplacement)
    throw new Fault('FailedToParse', 'multi update is not supported for replacement-style update');
  if (multi && statement['sort'] !== undefined) throw new Fault('FailedToParse', 'Cannot specify sort with multi=true');
  checkHint(op.collection(ns), statement['hint']);
  const selection = { filter, sort: sortFields(statement['sort']), multi, upsert: flag(statement, 'upsert') };
  const { changed, inserted } = await changeOrInsert(op, ns, selection, update);
  return {
    matched: changed.length,
    modified: changed.filter((one) => one.modified).length,
    upsertedId: inserted?.['_id'],
  };
}
