import { badValue, CommandError, noSuchTransaction } from '../errors.js';
import type { Doc } from '../values/doc.js';
import type { Transaction } from './record.js';
import type { Store } from './store.js';

/** The last numbered operation of a client's session: a retryable write or a transaction. */
export type Session = {
  id: string;
  txnNumber: number;
  tx: Transaction | null;
  committing: Promise<void> | null;
  reply: Promise<Doc> | null;
  usedAt: number;
};

export type Limits = {
  /** In milliseconds: an open transaction is aborted after this long. */
  transactionLifetime: number;
  /** In milliseconds: how long after its last connection has closed. */
  abandonedAfter: number;
};

export const tooOld = ({ txnNumber: current }: Session, txnNumber: number) =>
  new CommandError('TransactionTooOld', `Transaction ${txnNumber} is older than ${current} of the same session`);

const alreadyCommitted = (txnNumber: number) =>
  new CommandError('TransactionCommitted', `Transaction ${txnNumber} has been committed`);

/** Multi-document transactions: MongoDB's rules for the session and transaction numbers of a command. */
export function sessionTransactions(store: Store, sessionOf: (id: string) => Session, limits: Limits) {
  function abortAfter(tx: Transaction, milliseconds: number, isDue = () => true) {
    const timer = setTimeout(() => isDue() && store.abort(tx), milliseconds);
    timer.unref();
    void tx.ended.then(() => clearTimeout(timer));
  }

  function start(session: Session, txnNumber: number): Transaction {
    if (txnNumber < session.txnNumber) throw tooOld(session, txnNumber);
    if (txnNumber === session.txnNumber) throw badValue(`Transaction ${txnNumber} has already started`);
    if (session.tx) store.abort(session.tx);
    const tx = store.begin();
    abortAfter(tx, limits.transactionLifetime);
    Object.assign(session, { txnNumber, tx, committing: null, reply: null });
    return tx;
  }

  /** The open transaction with this number; `null` if it has been committed. */
  function current(session: Session, txnNumber: number): Transaction | null {
    if (txnNumber < session.txnNumber) throw tooOld(session, txnNumber);
    if (txnNumber > session.txnNumber || (!session.tx && !session.committing)) {
      throw noSuchTransaction(`Transaction ${txnNumber} is not in progress, that is ${session.txnNumber}`);
    }
    if (session.tx?.state === 'aborted') throw noSuchTransaction(`Transaction ${txnNumber} has been aborted`);
    return session.committing ? null : session.tx;
  }

  return {
    use(id: string, txnNumber: number, starts: boolean, connection: object): Transaction {
      const session = sessionOf(id);
      const tx = starts ? start(session, txnNumber) : current(session, txnNumber);
      if (!tx) throw alreadyCommitted(txnNumber);
      tx.connections.add(connection);
      return tx;
    },
    /**
     * After a network error the client commits once more, through another connection. If it does not come back, its
     * transactions are aborted long before MongoDB's 60 s, since here clients are often killed.
     */
    connectionClosed(connection: object): void {
      for (const tx of store.clock.openTransactions()) {
        if (tx.connections.delete(connection) && tx.connections.size === 0)
          abortAfter(tx, limits.abandonedAfter, () => tx.connections.size === 0);
      }
    },
    /** Repeating a commit is fine: its reply is that of the first one. */
    commit(id: string, txnNumber: number): Promise<void> {
      const session = sessionOf(id);
      const tx = current(session, txnNumber);
      if (tx) {
        const outcome = { session: id, txnNumber, reply: {}, committed: true, at: new Date() };
        const forget = () => Object.assign(session, { committing: null });
        Object.assign(session, { committing: store.commit(tx, outcome, forget), tx: null });
      }
      return session.committing!;
    },
    abort(id: string, txnNumber: number): void {
      const tx = current(sessionOf(id), txnNumber);
      if (!tx) throw alreadyCommitted(txnNumber);
      store.abort(tx);
    },
  };
}
