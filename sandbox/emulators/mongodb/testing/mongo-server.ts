import mongoose, { type mongo } from 'mongoose';
import { startMongo } from '../server.js';

/**
 * A database for one test file: on the server of MONGO_URL, which may be a real one, otherwise on an emulator of its
 * own. `emulatorOnly` is for what a real server does differently. Call it once at the top of a test file.
 */
export function useMongo({ emulatorOnly = false } = {}) {
  let url = '';
  let client: mongo.MongoClient;
  let stop = async () => {};
  const isReal = !emulatorOnly && Boolean(process.env['MONGO_URL']);
  const connections: mongoose.Connection[] = [];
  const name = `test_${process.pid}_${Date.now()}`;

  beforeAll(async () => {
    const server = isReal
      ? { url: process.env['MONGO_URL']!, close: async () => {} }
      : await startMongo({ dataDir: undefined });
    url = server.url;
    stop = server.close;
    client = await new mongoose.mongo.MongoClient(url).connect();
  });

  afterAll(async () => {
    // An emulator's data goes with it, and a test that failed may have left a transaction open.
    if (isReal) await client.db(name).dropDatabase();
    await Promise.all([client.close(), ...connections.map((connection) => connection.close())]);
    await stop();
  });

  let collections = 0;
  return {
    client: () => client,
    url: () => url,
    db: () => client.db(name),
    /** A collection no other test uses, filled with these documents. */
    async collection(documents: object[] = []) {
      const collection = client.db(name).collection<mongo.Document>(`c${++collections}`);
      if (documents.length > 0) await collection.insertMany(documents as mongo.Document[]);
      return collection;
    },
    async connect() {
      const connection = await mongoose.createConnection(url, { dbName: name }).asPromise();
      connections.push(connection);
      return connection;
    },
  };
}

export const idsOf = (docs: mongo.Document[]) => docs.map(({ _id }) => _id as unknown);

/** The error a promise rejects with; fails when it resolves. */
export async function errorOf(promise: Promise<unknown>): Promise<mongo.MongoServerError> {
  try {
    await promise;
  } catch (error) {
    return error as mongo.MongoServerError;
  }
  throw new Error('it was not refused');
}
