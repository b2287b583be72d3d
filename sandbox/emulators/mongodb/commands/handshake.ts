import { type Call, type Command, ok } from './command.js';
import { maxMessageBytes } from '../wire/message.js';

// What the drivers read: a primary of a replica set of one, so that sessions, transactions and retries are used.
const hello = ({ server }: Call) =>
  ok({
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    setName: 'wayhouse',
    setVersion: 1,
    hosts: [server.address()],
    primary: server.address(),
    me: server.address(),
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  });

const greeting: Command = {
  options: [
    'helloOk',
    'client',
    'compression',
    'topologyVersion',
    'maxAwaitTimeMS',
    'saslSupportedMechs',
    'loadBalanced',
    'backpressure',
  ],
  run: hello,
};

export const handshakeCommands: Record<string, Command> = {
  hello: greeting,
  ismaster: greeting,
  isMaster: greeting,
  ping: { options: [], run: () => ok() },
  buildInfo: {
    options: [],
    run: () =>
      ok({
        version: '7.0.0',
        versionArray: [7, 0, 0, 0],
        maxBsonObjectSize: 16 * 1024 * 1024,
        modules: ['wayhouse sandbox'],
      }),
  },
  connectionStatus: {
    options: ['showPrivileges'],
    run: () => ok({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  },
};
