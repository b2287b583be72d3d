import { Fault } from '../fault.js';
import { changeDocs } from '../store/change-docs.js';
import { checkHint } from '../store/hint.js';
import type { Doc } from '../values/doc.js';
import { type Command, docs, missing, namespace, ok, optionalDoc } from './command.js';
import { checkFields, refuseRepeatable, runStatements } from './statements.js';

export const deleteDocs: Command = {
  options: ['deletes', 'ordered'],
  inTransactions: true,
  async run(call) {
    const { op } = call;
    const ns = namespace(call);
    docs(call.args, 'deletes').forEach(checkDelete);
    let n = 0;
    const errors = await runStatements(call, 'deletes', async ({ q, limit, hint }) => {
      if (limit === 0) refuseRepeatable(call, 'limit=0');
      checkHint(op.collection(ns), hint);
      const selection = { filter: q as Doc, multi: limit === 0 };
      n += (await changeDocs(op, op.collection(ns), selection, () => null)).length;
    });
    return ok({ n, ...errors });
  },
};

/** A statement that is none fails the whole command. */
function checkDelete(statement: Doc) {
  checkFields('delete', statement, ['q', 'limit', 'hint'], ['collation']);
  const inCommand = { delete: 1, 'deletes.q': statement['q'] };
  for (const name of ['q', 'limit']) if (statement[name] === undefined) throw missing(inCommand, `deletes.${name}`);
  optionalDoc(inCommand, 'deletes.q');
  const { limit } = statement;
  if (limit !== 0 && limit !== 1)
    throw new Fault('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
}
