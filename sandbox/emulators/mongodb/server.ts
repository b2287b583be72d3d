import { createServer, type Socket } from 'node:net';
import { listen } from '../server/listen.js';
import { newDispatcher } from './commands/dispatch.js';
import { expire } from './expire.js';
import { openLog } from './log/open-log.js';
import { replayInto } from './store/replay.js';
import type { Limits } from './store/session-transactions.js';
import { newSessions } from './store/sessions.js';
import { newStore } from './store/store.js';
import { serveConnection } from './wire/connection.js';

const sweepInterval = 5_000;

export type MongoOptions = Partial<Limits> & {
  /** Where the data is stored; without it, in memory only. */
  dataDir: string | undefined;
  /** 0: any free port. */
  port?: number;
  host?: string;
};

/** A MongoDB for development: one primary of a replica set of one. `url` has no database name. */
export async function startMongo({
  dataDir,
  port = 0,
  host = '127.0.0.1',
  transactionLifetime = 60_000,
  abandonedAfter = 3_000,
}: MongoOptions): Promise<{ url: string; close(): Promise<void> }> {
  const store = newStore();
  const sessions = newSessions(store, { transactionLifetime, abandonedAfter });
  if (dataDir !== undefined) {
    const endTransactions = () => store.clock.openTransactions().forEach(store.abort);
    store.writeTo(await openLog(dataDir, replayInto(store, sessions), endTransactions));
  }
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    const connection = { id: ++connections };
    serveConnection(socket, newDispatcher({ store, sessions }, connection));
    socket.on('close', () => {
      sockets.delete(socket);
      sessions.transactions.connectionClosed(connection);
    });
  });
  const boundPort = await listen(server, 'database', port, host).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const sweep = setInterval(() => {
    const now = Date.now();
    sessions.endIdle(now);
    // A disk that cannot be written is reported to the next writer; expiry tries again.
    expire(store, now).catch(() => {});
  }, sweepInterval);
  sweep.unref();
  return {
    url: `mongodb://${host}:${boundPort}/?directConnection=true`,
    async close() {
      clearInterval(sweep);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}
