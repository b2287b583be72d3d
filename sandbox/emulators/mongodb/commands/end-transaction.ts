import { Fault } from '../fault.js';
import { type Call, type Command, ok } from './command.js';

function numbered({ args, session }: Call): [session: string, txnNumber: number] {
  if (session !== undefined && typeof args['txnNumber'] === 'number') return [session, args['txnNumber']];
  throw new Fault('InvalidOptions', 'A transaction is ended with its lsid and txnNumber');
}

export const transactionCommands: Record<string, Command> = {
  commitTransaction: {
    options: ['recoveryToken'],
    async run(call) {
      await call.server.sessions.transactions.commit(...numbered(call));
      return ok();
    },
  },
  abortTransaction: {
    options: ['recoveryToken'],
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

/** The text of a logical session's id. */
export function sessionId(lsid: unknown): string {
  const id = (lsid as { id?: { toString(encoding: 'hex'): string } }).id;
  if (!id) throw new Fault('FailedToParse', 'lsid has to hold an id');
  return id.toString('hex');
}
