import type { Command } from './command.js';
import { transactionCommands } from './end-transaction.js';
import { find, getMore } from './find.js';
import { handshakeCommands } from './handshake.js';
import { indexCommands } from './indexes.js';
import { collectionCommands } from './collections.js';
import { insert } from './insert.js';

export const commands: Record<string, Command> = {
  ...handshakeCommands,
  ...transactionCommands,
  ...collectionCommands,
  ...indexCommands,
  insert,
  find,
  getMore,
};
