import { CommandError } from '../errors.js';
import { type Call, type Command, ok } from './command.js';

function numbered({ args, session }: Call): [session: string, txnNumber: number] {
  if (session !== undefined && typeof args['txnNumber'] === 'number') return [session, args['txnNumber']];
  throw new CommandError('InvalidOptions', 'A transaction is ended with its lsid and txnNumber');
}

export const transactionCommands: Record<string, Command> = {
  commitTransaction: {
    options: [],
    async run(call) {
      await call.server.sessions.transactions.commit(...numbered(call));
      return ok();
    },
  },
  abortTransaction: {
    options: [],
    run(call) {
      call.server.sessions.transactions.abort(...numbered(call));
      return ok();
    },
  },
  endSessions: {
    options: [],
    run({ args, server }) {
      server.sessions.end((args['endSessions'] as unknown[]).map(sessionId));
      return ok();
    },
  },
};

/** A logical session's id as text. */
export function sessionId(lsid: unknown): string {
  const id = (lsid as { id?: { toString(encoding: 'hex'): string } }).id;
  if (!id) throw new CommandError('FailedToParse', 'lsid has to hold an id');
  return id.toString('hex');
}
