import { aggregate } from './aggregate.js';
import type { Command } from './command.js';
import { countCommand, distinct } from './count.js';
import { killCursors } from './kill-cursors.js';
import { deleteDocs } from './delete.js';
import { transactionCommands } from './end-transaction.js';
import { find, getMore } from './find.js';
import { findAndModify } from './find-and-modify.js';
import { handshakeCommands } from './handshake.js';
import { indexCommands } from './indexes.js';
import { collectionCommands } from './collections.js';
import { insert } from './insert.js';
import { update } from './update.js';

export const commands: Record<string, Command> = {
  ...handshakeCommands,
  ...transactionCommands,
  ...collectionCommands,
  ...indexCommands,
  insert,
  update,
  delete: deleteDocs,
  findAndModify,
  find,
  getMore,
  killCursors,
  aggregate,
  count: countCommand,
  distinct,
};
