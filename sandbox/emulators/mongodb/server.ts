import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { newCursors } from './commands/cursors.js';
import { dispatch } from './commands/dispatch.js';
import { expire } from './expire.js';
import { openLog } from './log/load.js';
import { replayInto } from './store/replay.js';
import { newSessions } from './store/sessions.js';
import { newStore } from './store/store.js';
import { serveConnection } from './wire/connection.js';

const sweepEvery = 5_000;

export type MongoOptions = {
  /** Where the data is kept; without it, in memory only. */
  dataDir: string | undefined;
  /** 0: any free port. */
  port?: number;
  host?: string;
  /** In milliseconds: an open transaction is aborted after this long. MongoDB's default is 60 s. */
  transactionLifetime?: number;
};

/** A MongoDB for development: one primary of a replica set of one. `url` has no database name. */
export async function startMongo({
  dataDir,
  port = 0,
  host = '127.0.0.1',
  transactionLifetime = 60_000,
}: MongoOptions): Promise<{ url: string; close(): Promise<void> }> {
  const store = newStore();
  const sessions = newSessions(store, transactionLifetime);
  if (dataDir !== undefined) {
    const endTransactions = () => store.clock.openTransactions().forEach((tx) => store.abort(tx));
    store.writeTo(await openLog(dataDir, replayInto(store, sessions), endTransactions));
  }
  const cursors = newCursors();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const address = () => `${socket.localAddress}:${socket.localPort}`;
    const parts = { store, sessions, cursors, address };
    serveConnection(socket, (command) => dispatch(parts, socket, command));
    socket.on('close', () => {
      sockets.delete(socket);
      for (const tx of store.clock.openTransactions()) {
        if (tx.connections.delete(socket) && tx.connections.size === 0) store.abort(tx);
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const sweep = setInterval(() => {
    const now = Date.now();
    cursors.forgetIdle(now);
    sessions.forgetIdle(now);
    // A disk that cannot be written is told to the next writer; expiry tries again.
    expire(store, now).catch(() => {});
  }, sweepEvery);
  sweep.unref();
  return {
    url: `mongodb://${host}:${(server.address() as AddressInfo).port}/?directConnection=true`,
    async close() {
      clearInterval(sweep);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}
