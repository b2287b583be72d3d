import { maxMessageBytes } from '../wire/message.js';
import { type Command, ok } from './command.js';

// What the drivers read: a primary of a replica set of one, so that sessions, transactions and retries are used.
const hello: Command = {
  options: ['helloOk', 'client', 'compression', 'backpressure'],
  run: ({ connection }) =>
    ok({
      helloOk: true,
      ismaster: true,
      isWritablePrimary: true,
      secondary: false,
      setName: 'wayhouse',
      setVersion: 1,
      hosts: [connection.address()],
      primary: connection.address(),
      me: connection.address(),
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: maxMessageBytes,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      connectionId: connection.id,
      minWireVersion: 0,
      // That of MongoDB 7.0.
      maxWireVersion: 21,
      readOnly: false,
    }),
};

export const handshakeCommands: Record<string, Command> = {
  hello,
  ismaster: hello,
  ping: { options: [], run: () => ok() },
};
