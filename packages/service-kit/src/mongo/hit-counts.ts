import type { mongo } from 'mongoose';
import { withOneHost } from './with-one-host.js';

type Row = { _id: string; hits: number; endsAt: Date };

export type HitCounts = ReturnType<typeof openHitCounts>;

/** A count is worth neither a disk's time nor a second attempt, which might count twice. */
const options = { retryWrites: false, writeConcern: { w: 1 }, maxPoolSize: 10 };
/** What takes longer fails, whether somebody still waits for it or not. */
const timeoutMs = 1000;
const timeouts = {
  serverSelectionTimeoutMS: timeoutMs,
  connectTimeoutMS: timeoutMs,
  socketTimeoutMS: timeoutMs,
  waitQueueTimeoutMS: timeoutMs,
};

/**
 * Counts that several processes share, in the database that the path of `url` names. Connects in the background, and again
 * with a later call where that failed.
 */
export function openHitCounts(url: string) {
  let connecting: ReturnType<typeof connect> | undefined;

  const connected = () =>
    (connecting ??= connect(url).catch((error: unknown) => {
      connecting = undefined;
      throw error;
    }));
  void connected().catch(() => undefined);

  return {
    /** Counts one more under `key`, which is forgotten some time after `endsAt`; returns how many there are. */
    async add(key: string, endsAt: Date): Promise<number> {
      const { rows } = await connected();
      const change = { $inc: { hits: 1 }, $setOnInsert: { endsAt } };
      const row = await rows.findOneAndUpdate({ _id: key }, change, { upsert: true, returnDocument: 'after' });
      return row!.hits;
    },
    async read(key: string): Promise<number> {
      const { rows } = await connected();
      return (await rows.findOne({ _id: key }))?.hits ?? 0;
    },
    async takeBack(key: string): Promise<void> {
      const { rows } = await connected();
      await rows.updateOne({ _id: key, hits: { $gt: 0 } }, { $inc: { hits: -1 } });
    },
    async close(): Promise<void> {
      const { client } = (await connecting?.catch(() => undefined)) ?? {};
      await client?.close();
    },
  };
}

async function connect(url: string) {
  // Only here: a process without this store is spared the driver's memory.
  const { default: mongoose } = await import('mongoose');
  const client = new mongoose.mongo.MongoClient(url, { ...options, ...timeouts });
  const rows: mongo.Collection<Row> = client.db(databaseIn(url)).collection('hits');
  try {
    // Rows go when their time is over.
    await rows.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 });
    return { client, rows };
  } catch (error) {
    // A client whose first connection has failed never tries again.
    await client.close();
    throw error;
  }
}

const databaseIn = (url: string): string => new URL(withOneHost(url)).pathname.slice(1) || 'gateway';
