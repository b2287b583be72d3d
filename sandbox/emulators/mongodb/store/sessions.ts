import { Fault } from '../fault.js';
import type { Doc } from '../values/doc.js';
import type { Outcome } from './journal.js';
import type { Store } from './store.js';
import { type Session, tooOld, transactionsOf } from './session-transactions.js';

const sessionLifetime = 30 * 60_000;

export type Sessions = ReturnType<typeof newSessions>;

export function newSessions(store: Store, transactionLifetime: number) {
  const sessions = new Map<string, Session>();

  function sessionOf(id: string): Session {
    const known = sessions.get(id);
    const session = known ?? { id, txnNumber: -1, tx: null, committing: null, reply: null, usedAt: 0 };
    session.usedAt = Date.now();
    if (!known) sessions.set(id, session);
    return session;
  }

  function end(session: Session) {
    if (session.tx) store.abort(session.tx);
    sessions.delete(session.id);
  }

  /** Runs a numbered write once; asked again under the same number, it gives the first answer. */
  function once(id: string, txnNumber: number, run: () => Promise<Doc>): Promise<Doc> {
    const session = sessionOf(id);
    if (txnNumber < session.txnNumber) throw tooOld(session, txnNumber);
    if (txnNumber === session.txnNumber) {
      if (session.reply) return session.reply;
      throw new Fault('IllegalOperation', `Transaction ${txnNumber} of this session is no retryable write`);
    }
    if (session.tx) store.abort(session.tx);
    const reply = run().then(async (answer) => {
      const outcome = { session: id, txnNumber, reply: answer, committed: false, at: new Date() };
      await store.noteOutcome(outcome, () => {});
      return answer;
    });
    Object.assign(session, { txnNumber, tx: null, committing: null, reply });
    // What failed as a whole may be tried again under its number.
    reply.catch(() => {
      if (session.reply === reply) Object.assign(session, { reply: null, txnNumber: txnNumber - 1 });
    });
    return reply;
  }

  return {
    once,
    transactions: transactionsOf(store, sessionOf, transactionLifetime),
    refresh: (id: string) => void sessionOf(id),
    end(ids: string[]) {
      for (const id of ids) {
        const session = sessions.get(id);
        if (session) end(session);
      }
    },
    /** Takes back what the journal remembers, so that a repeated write or commit is known after a restart too. */
    restore({ session: id, txnNumber, reply, committed, at }: Outcome): boolean {
      if (Date.now() - at.getTime() > sessionLifetime) return false;
      const done = committed
        ? { committing: Promise.resolve(), reply: null }
        : { committing: null, reply: Promise.resolve(reply) };
      Object.assign(sessionOf(id), { txnNumber, tx: null, ...done });
      return true;
    },
    forgetIdle(now: number) {
      for (const session of sessions.values()) if (now - session.usedAt > sessionLifetime) end(session);
    },
  };
}
