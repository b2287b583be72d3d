import { Long } from 'bson';
import { type Command, missing, ok } from './command.js';

export const killCursors: Command = {
  options: ['cursors'],
  inTransactions: true,
  run({ args, server }) {
    const killed: Long[] = [];
    const unknown: Long[] = [];
    if (!Array.isArray(args['cursors'])) throw missing(args, 'cursors');
    for (const id of (args['cursors'] as unknown[]).map(Number))
      (server.cursors.kill(id) ? killed : unknown).push(Long.fromNumber(id));
    return ok({ cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] });
  },
};
