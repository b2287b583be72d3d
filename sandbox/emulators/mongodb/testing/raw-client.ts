import { deserialize, type Document, serialize } from 'bson';
import mongoose from 'mongoose';
import { once } from 'node:events';
import { connect } from 'node:net';

export type RawClient = Awaited<ReturnType<typeof rawClient>>;

/** Sends commands unchanged, where a driver would add to them or repeat them. */
export async function rawClient(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = Buffer.alloc(0);
  const waiting: ((reply: Document) => void)[] = [];
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    while (received.length > 4 && received.length >= received.readInt32LE(0)) {
      const length = received.readInt32LE(0);
      waiting.shift()?.(deserialize(received.subarray(21, length)));
      received = received.subarray(length);
    }
  });
  function sendBytes(body: Uint8Array): Promise<Document> {
    const header = Buffer.alloc(21);
    header.writeInt32LE(header.length + body.length, 0);
    header.writeInt32LE(2013, 12);
    socket.write(Buffer.concat([header, body]));
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    sendBytes,
    closed: once(socket, 'close'),
    send: (command: Document) => sendBytes(serialize(command)),
    close: () => void socket.destroy(),
  };
}

/** A session with transaction numbers of the test's choice, as a driver repeats a command. */
export function rawSession(
  { send }: RawClient,
  $db: string,
  collection: string,
  lsid = { id: new mongoose.mongo.UUID() },
) {
  const numbered = (txnNumber: number) => ({ $db, lsid, txnNumber: mongoose.mongo.Long.fromNumber(txnNumber) });
  const inTransaction = (txnNumber: number) => ({ ...numbered(txnNumber), autocommit: false });
  const inserted = (doc: object) => ({
    insert: collection,
    documents: [{ _id: new mongoose.mongo.ObjectId(), ...doc }],
  });
  return {
    lsid,
    insert: (txnNumber: number, doc: object) => send({ ...inserted(doc), ...numbered(txnNumber) }),
    increase: (txnNumber: number) =>
      send({ update: collection, updates: [{ q: {}, u: { $inc: { n: 1 } } }], ...numbered(txnNumber) }),
    begin: (txnNumber: number, doc: object) =>
      send({ ...inserted(doc), startTransaction: true, ...inTransaction(txnNumber) }),
    insertIn: (txnNumber: number, doc: object) => send({ ...inserted(doc), ...inTransaction(txnNumber) }),
    /** Any command, as the first or a later one of a transaction, or as a repeatable write. */
    start: (txnNumber: number, command: object) =>
      send({ ...command, startTransaction: true, ...inTransaction(txnNumber) }),
    within: (txnNumber: number, command: object) => send({ ...command, ...inTransaction(txnNumber) }),
    lone: (txnNumber: number, command: object) => send({ ...command, ...numbered(txnNumber) }),
    commit: (txnNumber: number) => send({ commitTransaction: 1, ...inTransaction(txnNumber), $db: 'admin' }),
    abort: (txnNumber: number) => send({ abortTransaction: 1, ...inTransaction(txnNumber), $db: 'admin' }),
  };
}
