import { badValue } from '../errors.js';
import { type Call, type Command, ok } from './command.js';

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

/** The session and transaction that a command belongs to. */
export function numbered({ args, session }: Pick<Call, 'args' | 'session'>): [session: string, txnNumber: number] {
  if (session !== undefined && typeof args['txnNumber'] === 'number') return [session, args['txnNumber']];
  throw badValue('a transaction needs lsid and txnNumber');
}

/** A logical session's id as text. */
export function sessionId(lsid: unknown): string {
  const id = (lsid as { id?: { toString(encoding: 'hex'): string } }).id;
  if (!id) throw badValue('lsid has to hold an id');
  return id.toString('hex');
}
