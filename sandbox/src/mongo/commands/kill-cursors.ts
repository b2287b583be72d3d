import { Long } from 'bson';
import { type Command, ok } from './command.js';

export const killCursors: Command = {
  options: ['cursors'],
  run({ args, server }) {
    const killed: Long[] = [];
    const unknown: Long[] = [];
    for (const id of (args['cursors'] as unknown[]).map(Number))
      (server.cursors.kill(id) ? killed : unknown).push(Long.fromNumber(id));
    return ok({ cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] });
  },
};
