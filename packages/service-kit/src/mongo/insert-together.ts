import { type Connection, mongo } from 'mongoose';
import { type Insert, insertNow, optionsOf } from './insert-now.js';
import { isDuplicateKey, type Transaction } from './transaction.js';

/** What a server answers that has no `bulkWrite`: one before MongoDB 8, or with the features of before. */
const unknownCommand = [59, 115];
const writeConflict = 112;
const transient = 'TransientTransactionError';

const gathered = new WeakMap<Transaction, Insert[]>();
const withoutBulkWrite = new WeakSet<Connection>();

/**
 * Sends all rows that the work inserts in one command, in their order, once it is done: the work itself does not see them. A
 * server without that command has the transaction repeated, and from then on gets a command for each collection.
 */
export async function insertTogether(tx: Transaction, work: () => Promise<unknown>): Promise<void> {
  const inserts: Insert[] = [];
  gathered.set(tx, inserts);
  await work().finally(() => gathered.delete(tx));
  if (inserts.length < 2 || withoutBulkWrite.has(inserts[0]!.model.db)) {
    for (const insert of inserts) await insertNow(tx, insert);
  } else await insertAll(tx, inserts);
}

/** Whether the rows wait for others. */
export function gather(tx: Transaction, insert: Insert): boolean {
  const inserts = gathered.get(tx);
  inserts?.push(insert);
  return inserts !== undefined;
}

async function insertAll(tx: Transaction, inserts: Insert[]): Promise<void> {
  const { db } = inserts[0]!.model;
  const failed = await bulkWrite(tx, db, inserts).catch((error: mongo.MongoServerError): never => {
    if (unknownCommand.includes(Number(error.code))) {
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

type Failure = { ok: number; idx: number; code: number; errmsg: string };

/** The driver's own method takes longer: it reads the answer by a cursor, and cuts what is too large for one message. */
async function bulkWrite(tx: Transaction, db: Connection, inserts: Insert[]): Promise<Failure | undefined> {
  const command = {
    bulkWrite: 1,
    ops: inserts.flatMap(({ rows }, at) =>
      rows.map((row) => ({ insert: at, document: { _id: new mongo.ObjectId(), ...row } })),
    ),
    nsInfo: inserts.map(({ model }) => ({ ns: `${db.name}.${model.collection.name}` })),
    ordered: true,
    errorsOnly: true,
  };
  const { cursor } = await db.getClient().db('admin').command(command, optionsOf(tx));
  return (cursor as { firstBatch: Failure[] }).firstBatch.find(({ ok }) => !ok);
}
