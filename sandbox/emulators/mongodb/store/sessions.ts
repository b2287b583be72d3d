import { badValue } from '../errors.js';
import type { Doc } from '../values/doc.js';
import type { Outcome } from './journal.js';
import { type Limits, type Session, sessionTransactions, tooOld } from './session-transactions.js';
import type { Store } from './store.js';

const sessionLifetime = 30 * 60_000;

export type Sessions = ReturnType<typeof newSessions>;

export function newSessions(store: Store, limits: Limits) {
  const sessions = new Map<string, Session>();

  function sessionOf(id: string): Session {
    const existing = sessions.get(id);
    const session = existing ?? { id, txnNumber: -1, tx: null, committing: null, reply: null, usedAt: 0 };
    session.usedAt = Date.now();
    if (!existing) sessions.set(id, session);
    return session;
  }

  function end(session: Session) {
    if (session.tx) store.abort(session.tx);
    sessions.delete(session.id);
  }

  /** Runs a numbered write once; repeated under the same number, it returns the first reply. */
  function runOnce(id: string, txnNumber: number, run: () => Promise<Doc>): Promise<Doc> {
    const session = sessionOf(id);
    if (txnNumber < session.txnNumber) throw tooOld(session, txnNumber);
    if (txnNumber === session.txnNumber) {
      if (session.reply) return session.reply;
      throw badValue(`Transaction ${txnNumber} of this session is no retryable write`);
    }
    if (session.tx) store.abort(session.tx);
    const reply = run().then(async (result) => {
      await store.writeOutcome({ session: id, txnNumber, reply: result, committed: false, at: new Date() });
      return result;
    });
    Object.assign(session, { txnNumber, tx: null, committing: null, reply });
    // What failed as a whole may be retried under its number.
    reply.catch(() => {
      if (session.reply === reply) Object.assign(session, { reply: null, txnNumber: txnNumber - 1 });
    });
    return reply;
  }

  return {
    runOnce,
    transactions: sessionTransactions(store, sessionOf, limits),
    end(ids: string[]) {
      for (const id of ids) {
        const session = sessions.get(id);
        if (session) end(session);
      }
    },
    /** Restores from the journal, so that a repeated write or commit is recognized after a restart too. */
    restore({ session: id, txnNumber, reply, committed, at }: Outcome): boolean {
      if (Date.now() - at.getTime() > sessionLifetime) return false;
      const result = committed
        ? { committing: Promise.resolve(), reply: null }
        : { committing: null, reply: Promise.resolve(reply) };
      Object.assign(sessionOf(id), { txnNumber, tx: null, ...result });
      return true;
    },
    endIdle(now: number) {
      for (const session of sessions.values()) if (now - session.usedAt > sessionLifetime) end(session);
    },
  };
}
