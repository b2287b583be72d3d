import { maxMessageBytes } from '../wire/message.js';
import { type Command, ok } from './command.js';

// What the drivers read: a primary of a replica set, so that sessions, transactions and retries are used.
const hello: Command = {
  options: ['helloOk', 'client', 'compression', 'backpressure'],
  run: ({ connection }) =>
    ok({
      helloOk: true,
      isWritablePrimary: true,
      setName: 'wayhouse',
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: maxMessageBytes,
      maxWriteBatchSize: 100_000,
      logicalSessionTimeoutMinutes: 30,
      connectionId: connection.id,
      minWireVersion: 0,
      // That of MongoDB 7.0.
      maxWireVersion: 21,
    }),
};

export const handshakeCommands: Record<string, Command> = {
  hello,
  ismaster: hello,
  ping: { options: [], run: () => ok() },
};
