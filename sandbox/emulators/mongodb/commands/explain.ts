import { unsupported } from '../errors.js';
import { searchAndCount, type Reading } from '../store/search.js';
import type { Doc } from '../values/doc.js';
import { type Command, commandName, docField, namespace, ok } from './command.js';
import { readCommands, toSearch } from './reads.js';

/** What a `find`, or the search before the stages of an `aggregate`, reads. It runs as the command would. */
export const explainCommand: Command = {
  options: ['verbosity'],
  run(call) {
    if (call.args['verbosity'] !== 'executionStats') throw unsupported("'explain' without 'executionStats'");
    const args = docField(call.args, 'explain');
    const name = commandName(args);
    if (name !== 'find' && name !== 'aggregate') throw unsupported(`'explain' of '${name}'`);
    const options = [name, '$db', ...readCommands[name]!.options];
    const unknown = Object.keys(args).find((field) => !options.includes(field));
    if (unknown !== undefined) throw unsupported(`'explain' of '${name}.${unknown}'`);
    const ns = namespace({ ...call, args });
    const { found, reading } = searchAndCount(call.op.collection(ns), call.op.view, toSearch(name, args).query);
    return ok({
      queryPlanner: { namespace: ns, winningPlan: stageOf(reading) },
      executionStats: {
        executionSuccess: true,
        nReturned: found.length,
        totalKeysExamined: reading.keysExamined,
        totalDocsExamined: reading.docsExamined,
      },
    });
  },
};

function stageOf({ plan }: Reading): Doc {
  if (!plan) return { stage: 'COLLSCAN' };
  const { name: indexName, key: keyPattern } = plan.index.spec;
  const scan = { stage: 'IXSCAN', indexName, keyPattern };
  return {
    stage: 'FETCH',
    inputStage: plan.sorts && plan.ranges.length > 1 ? { stage: 'SORT_MERGE', inputStage: scan } : scan,
  };
}
