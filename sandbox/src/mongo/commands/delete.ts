import { changeDocs } from '../store/change-docs.js';
import { type Command, docs, namespace, ok, optionalDoc } from './command.js';
import { checkFields, runStatements } from './statements.js';

export const deleteDocs: Command = {
  options: ['deletes', 'ordered'],
  inTransactions: true,
  async run(call) {
    const { op, args } = call;
    const ns = namespace(call);
    let n = 0;
    const errors = await runStatements(docs(args, 'deletes'), args['ordered'] !== false, async (statement) => {
      checkFields('delete', statement, ['q', 'limit', 'hint'], ['collation']);
      const multi = statement['limit'] === 0;
      n += (await changeDocs(op, op.collection(ns), { filter: optionalDoc(statement, 'q'), multi }, () => null)).length;
    });
    return ok({ n, ...errors });
  },
};
