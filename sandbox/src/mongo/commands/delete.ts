import { Fault } from '../fault.js';
import { changeDocs } from '../store/change-docs.js';
import { checkHint } from '../store/hint.js';
import { type Command, missing, namespace, ok, optionalDoc } from './command.js';
import { checkFields, refuseRepeatable, runStatements } from './statements.js';

export const deleteDocs: Command = {
  options: ['deletes', 'ordered'],
  inTransactions: true,
  async run(call) {
    const { op } = call;
    const ns = namespace(call);
    let n = 0;
    const errors = await runStatements(call, 'deletes', async (statement) => {
      checkFields('delete', statement, ['q', 'limit', 'hint'], ['collation']);
      const { limit, hint } = statement;
      if (limit === undefined) throw missing({ delete: 1 }, 'deletes.limit');
      if (limit !== 0 && limit !== 1)
        throw new Fault('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
      if (limit === 0) refuseRepeatable(call, 'limit=0');
      checkHint(op.collection(ns), hint);
      const selection = { filter: optionalDoc(statement, 'q'), multi: limit === 0 };
      n += (await changeDocs(op, op.collection(ns), selection, () => null)).length;
    });
    return ok({ n, ...errors });
  },
};
