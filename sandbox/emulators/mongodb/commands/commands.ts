import { collectionCommands } from './collections.js';
import type { Command } from './command.js';
import { handshakeCommands } from './handshake.js';
import { readCommands } from './reads.js';
import { transactionCommands } from './transactions.js';
import { writeCommands } from './writes.js';

export const commands: Record<string, Command> = {
  ...handshakeCommands,
  ...transactionCommands,
  ...collectionCommands,
  ...readCommands,
  ...writeCommands,
};
