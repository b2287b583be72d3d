import { createServer } from 'node:net';
import { lockFolder } from '../server/folder-lock.js';
import { listen } from '../server/listen.js';
import { createBroker } from './broker/broker.js';
import { type Journal, noJournal, openJournal, readJournal } from './journal/journal.js';
import { restore, snapshotOf } from './journal/restore.js';
import { createWriteQueue } from './journal/write-queue.js';
import { acceptConnection, type Connection } from './protocol/connection.js';

type Options = {
  /** Where the journal lives; without it nothing outlives the broker. */
  dataDir?: string;
  port?: number;
  host?: string;
  /** The journal can no longer be written. Every connection has been closed with the reason. */
  onFailure?: (error: Error) => void;
};

export type RunningBroker = { url: string; close(): Promise<void> };

/** An AMQP 0-9-1 broker for machines without RabbitMQ. */
export async function startBroker({
  dataDir,
  port = 0,
  host = '127.0.0.1',
  onFailure,
}: Options): Promise<RunningBroker> {
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir);
  const writeQueue = createWriteQueue();
  const connections = new Set<Connection>();
  let journal: Journal = noJournal(writeQueue);
  const broker = createBroker(() => journal);

  function fail(cause: Error) {
    const error = new Error(`The broker's journal cannot be written: ${cause.message}`);
    for (const connection of connections) connection.shutDown(error);
    server.close();
    onFailure?.(error);
  }

  const server = createServer((socket) => {
    const connection = acceptConnection(socket, { broker, writeQueue, journal: () => journal });
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });

  let boundPort: number;
  try {
    if (dataDir !== undefined) {
      for (const record of readJournal(dataDir)) restore(broker, record);
      journal = openJournal({ dataDir, writeQueue, snapshot: () => snapshotOf(broker), onFailure: fail });
    }
    boundPort = await listen(server, 'broker', port, host);
  } catch (error) {
    await journal.close();
    lock?.release();
    throw error;
  }

  return {
    url: `amqp://guest:guest@${host}:${boundPort}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of connections) connection.shutDown();
      const timer = setTimeout(() => connections.forEach((connection) => connection.destroy()), 500);
      await closed;
      clearTimeout(timer);
      await journal.close();
      lock?.release();
    },
  };
}
