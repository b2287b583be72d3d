import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { newCursors } from './commands/cursors.js';
import { dispatch } from './commands/dispatch.js';
import { inMemory } from './store/journal.js';
import { newSessions } from './store/sessions.js';
import { newStore } from './store/store.js';
import { serveConnection } from './wire/connection.js';

export type MongoOptions = {
  /** Where the data is kept; without it, in memory only. */
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
}: MongoOptions): Promise<{ url: string; close(): Promise<void> }> {
  void dataDir;
  const store = newStore(inMemory);
  const sessions = newSessions(store);
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
  });
  return {
    url: `mongodb://${host}:${(server.address() as AddressInfo).port}/?directConnection=true`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}
