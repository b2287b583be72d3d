import { Fault, noSuchTransaction } from '../fault.js';
import type { Doc } from '../values/doc.js';
import type { Store } from './store.js';
import type { Transaction } from './model.js';

/** The last numbered thing a client's session has done: a retryable write or a transaction. */
export type Session = {
  id: string;
  txnNumber: number;
  tx: Transaction | null;
  committing: Promise<void> | null;
  reply: Promise<Doc> | null;
  usedAt: number;
};

export const tooOld = ({ txnNumber: known }: Session, txnNumber: number) =>
  new Fault(
    'TransactionTooOld',
    `Cannot start transaction ${txnNumber} on this session because a newer transaction ${known} has already started`,
  );

/** Multi-document transactions: MongoDB's rules for the session and transaction numbers of a command. */
export function transactionsOf(store: Store, sessionOf: (id: string) => Session, lifetime: number) {
  function start(session: Session, txnNumber: number): Transaction {
    if (txnNumber < session.txnNumber) throw tooOld(session, txnNumber);
    if (txnNumber === session.txnNumber)
      throw new Fault(
        'ConflictingOperationInProgress',
        'Only servers in a sharded cluster can start a new transaction at the active transaction number',
      );
    if (session.tx) store.abort(session.tx);
    const tx = store.begin();
    const timer = setTimeout(() => store.abort(tx), lifetime);
    timer.unref();
    void tx.ended.then(() => clearTimeout(timer));
    Object.assign(session, { txnNumber, tx, committing: null, reply: null });
    return tx;
  }

  function running(session: Session, txnNumber: number): Transaction | null {
    if (txnNumber < session.txnNumber) throw tooOld(session, txnNumber);
    if (txnNumber > session.txnNumber || (!session.tx && !session.committing)) {
      throw noSuchTransaction(
        `Given transaction number ${txnNumber} does not match any in-progress transactions. The active transaction number is ${session.txnNumber}`,
      );
    }
    if (session.tx?.state === 'aborted')
      throw noSuchTransaction(`Transaction with { txnNumber: ${txnNumber} } has been aborted.`);
    return session.committing ? null : session.tx;
  }

  return {
    use(id: string, txnNumber: number, starts: boolean): Transaction {
      const session = sessionOf(id);
      const tx = starts ? start(session, txnNumber) : running(session, txnNumber);
      if (!tx)
        throw new Fault('TransactionCommitted', `Transaction with { txnNumber: ${txnNumber} } has been committed.`);
      return tx;
    },
    /** Repeating a commit is fine: it answers what the first one did. */
    commit(id: string, txnNumber: number): Promise<void> {
      const session = sessionOf(id);
      const tx = running(session, txnNumber);
      if (tx) {
        const outcome = { session: id, txnNumber, reply: {}, committed: true, at: new Date() };
        const forget = () => Object.assign(session, { committing: null });
        Object.assign(session, { committing: store.commit(tx, outcome, forget), tx: null });
      }
      return session.committing!;
    },
    abort(id: string, txnNumber: number): void {
      const session = sessionOf(id);
      const tx = running(session, txnNumber);
      if (!tx)
        throw new Fault('TransactionCommitted', `Transaction with { txnNumber: ${txnNumber} } has been committed.`);
      store.abort(tx);
    },
  };
}
