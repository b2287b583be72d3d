import { createServer } from 'node:net';
import { createBroker } from './broker.js';
import { acceptConnection, type Connection } from './connection.js';
import { lockFolder } from '../server/folder-lock.js';
import { type Journal, noJournal, openJournal, readJournal } from './journal.js';
import { listen } from '../server/listen.js';
import { restore, snapshotOf } from './restore.js';
import { replay } from './stored-state.js';
import { createTurn } from './turn.js';

type Options = {
  /** Where the journal lives; without it nothing outlives the broker. */
  dataDir?: string;
  port?: number;
  host?: string;
  /** The journal can no longer be written. Every client has been told and cut off. */
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
  const turn = createTurn();
  const connections = new Set<Connection>();
  let journal: Journal = noJournal(turn);
  const broker = createBroker(() => journal);

  function failed(error: Error) {
    const sentence = new Error(`The broker's journal cannot be written: ${error.message}`);
    for (const connection of connections) connection.fail(sentence);
    server.close();
    onFailure?.(sentence);
  }

  const server = createServer((socket) => {
    const connection = acceptConnection(socket, { broker, turn, journal: () => journal });
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });

  let boundPort: number;
  try {
    if (dataDir !== undefined) {
      restore(broker, replay(readJournal(dataDir)));
      journal = openJournal({ dataDir, turn, snapshot: () => snapshotOf(broker), failed });
      for (const queue of broker.queues.values()) queue.pump();
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
      const impatient = setTimeout(() => connections.forEach((connection) => connection.destroy()), 500);
      await closed;
      clearTimeout(impatient);
      await journal.close();
      lock?.release();
    },
  };
}
