import { type Connection, mongo } from 'mongoose';
import type { Log } from '../log.js';
import { type Insert, insertNow, optionsOf } from './insert-now.js';
import { isDuplicateKey, type Transaction } from './transaction.js';

const writeConflict = 112;
const transient = 'TransientTransactionError';

type Warns = Pick<Log, 'warn'>;

const gathered = new WeakMap<Transaction, Insert[]>();
const withoutBulkWrite = new WeakSet<Connection>();

/**
 * Sends all rows that the work inserts in one command, in their order, once it is done: the work itself does not see them. A
 * server that refuses that command has the transaction repeated, and from then on gets a command for each collection.
 */
export async function insertTogether(tx: Transaction, log: Warns, work: () => Promise<unknown>): Promise<void> {
  const inserts: Insert[] = [];
  gathered.set(tx, inserts);
  await work().finally(() => gathered.delete(tx));
  if (inserts.length < 2 || withoutBulkWrite.has(inserts[0]!.model.db)) {
    for (const insert of inserts) await insertNow(tx, insert);
  } else await insertAll(tx, log, inserts);
}

/** Whether the rows wait for others. */
export function gather(tx: Transaction, insert: Insert): boolean {
  const inserts = gathered.get(tx);
  inserts?.push(insert);
  return inserts !== undefined;
}

async function insertAll(tx: Transaction, log: Warns, inserts: Insert[]): Promise<void> {
  const { db } = inserts[0]!.model;
  const failed = await bulkWrite(tx, db, inserts).catch((error: unknown): never => {
    if (isRefusal(error)) {
      if (!withoutBulkWrite.has(db))
        log.warn({ err: error }, 'the server refuses bulkWrite: rows are inserted without it');
      withoutBulkWrite.add(db);
      error.addErrorLabel(transient);
    }
    throw error;
  });
  if (!failed) return;
  const owner = inserts.flatMap((insert) => insert.rows.map(() => insert))[failed.idx];
  if (isDuplicateKey(failed) && owner?.onDuplicate) throw owner.onDuplicate();
  const errorLabels = failed.code === writeConflict ? [transient] : [];
  throw new mongo.MongoServerError({ ...failed, errorLabels });
}

/**
 * Whether the command itself was refused: by a server before MongoDB 8 or with the features of before, by what stands in front
 * of it, or for a reason that nobody foresaw. What a row has failed by is in an answer. Repeated, the transaction succeeds or
 * shows what it was.
 */
const isRefusal = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && !error.hasErrorLabel(transient) && !isDuplicateKey(error);

type Failure = { ok: number; idx: number; code: number; errmsg: string };

/** The driver's own method takes longer: it reads the answer by a cursor, and cuts what is too large for one message. */
async function bulkWrite(tx: Transaction, db: Connection, inserts: Insert[]): Promise<Failure | undefined> {
  // A command names each collection once.
  const names = [...new Set(inserts.map(({ model }) => model.collection.name))];
  const command = {
    bulkWrite: 1,
    ops: inserts.flatMap(({ model, rows }) => {
      const insert = names.indexOf(model.collection.name);
      return rows.map((row) => ({ insert, document: { _id: new mongo.ObjectId(), ...row } }));
    }),
    nsInfo: names.map((name) => ({ ns: `${db.name}.${name}` })),
    ordered: true,
    errorsOnly: true,
  };
  const { cursor } = await db.getClient().db('admin').command(command, optionsOf(tx));
  return (cursor as { firstBatch: Failure[] }).firstBatch.find(({ ok }) => !ok);
}
