import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change, Journal, JournalEntry, Outcome } from '../store/journal.js';
import { decode } from '../wire/message.js';
import { corruptFile } from '../../server/data-file.js';
import { lockFolder } from '../../server/folder-lock.js';
import { encodeEntry, fileJournal } from './file-journal.js';
import { CorruptLog, magic, readRecords } from './record.js';

/** Applies what is in the log, and writes the result in the fewest entries. */
export type Replay = {
  apply(change: Change): void;
  outcome(outcome: Outcome): void;
  entries(): Iterable<JournalEntry>;
};

/** Opens the log of a data folder: replays it, compacts it where that is worth it, and appends to it from then on. */
export async function openLog(dataDir: string, replay: Replay, onFailure: () => void): Promise<Journal> {
  const lock = lockFolder(dataDir);
  try {
    const path = join(dataDir, 'mongo.log');
    const changes = existsSync(path) ? read(path, replay) : 0;
    const entries = [...replay.entries()];
    const needed = entries.reduce((sum, entry) => sum + entry.changes.length, 0);
    if (changes === 0 || changes > 2 * needed) rewrite(path, entries);
    const file = await open(path, 'r+');
    const { size } = await file.stat();
    const journal = fileJournal(file, size, onFailure);
    return { ...journal, close: () => journal.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function read(path: string, replay: Replay): number {
  const log = readFileSync(path);
  if (!log.subarray(0, magic.length).equals(magic))
    throw corruptFile(path, "it is no data file of the sandbox's MongoDB");
  let changes = 0;
  try {
    const { end, torn } = readRecords(log, (content) => {
      const entry = decode(content) as JournalEntry;
      entry.changes.forEach(replay.apply);
      if (entry.outcome) replay.outcome(entry.outcome);
      changes += entry.changes.length;
    });
    if (torn) {
      process.stderr.write(`mongo: dropped an unfinished record at the end of ${path}\n`);
      truncateSync(path, end);
    }
  } catch (error) {
    throw error instanceof CorruptLog ? corruptFile(path, error.message, error) : error;
  }
  return changes;
}

/** Writes a new file, then renames it: a crash leaves the old log or the new one. */
function rewrite(path: string, entries: JournalEntry[]) {
  const newPath = `${path}.new`;
  writeFileSync(newPath, Buffer.concat([magic, ...entries.map(encodeEntry)]), { flush: true });
  renameSync(newPath, path);
  const folder = openSync(join(path, '..'), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
