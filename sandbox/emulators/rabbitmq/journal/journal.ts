import { closeSync, fdatasync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { corruptFile } from '../../server/data-file.js';
import { encodeRecord, type JournalRecord, readRecords } from './journal-record.js';
import type { WriteQueue } from './write-queue.js';

export type Journal = {
  append(record: JournalRecord): void;
  /** Calls back once everything appended so far is on disk. */
  whenSafe(callback: () => void): void;
  close(): Promise<void>;
};

type Options = {
  dataDir: string;
  writeQueue: WriteQueue;
  /** The records of a journal that would begin now. */
  snapshot: () => Iterable<JournalRecord>;
  onFailure: (error: Error) => void;
};

const KIND = 'wayhouse-amqp-journal-';
const HEADING = Buffer.from(`${KIND}3\n`);
const COMPACT_AFTER_BYTES = 16 * 1024 * 1024;

const pathIn = (dataDir: string) => join(dataDir, 'journal');

export function readJournal(dataDir: string): JournalRecord[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(pathIn(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  assertHeading(bytes, pathIn(dataDir));
  try {
    return readRecords(bytes, HEADING.length).records;
  } catch (error) {
    throw corruptFile(pathIn(dataDir), (error as Error).message, error);
  }
}

function assertHeading(bytes: Buffer, file: string): void {
  if (bytes.subarray(0, HEADING.length).equals(HEADING)) return;
  if (!bytes.toString('latin1', 0, KIND.length).startsWith(KIND)) throw corruptFile(file, 'it is no journal');
  throw new Error(`The data file ${file} is of another version. Empty the data folder with \`npm run reset\`.`);
}

/** Starts with a compacted file, which is also how a torn last record is dropped. */
export function openJournal({ dataDir, writeQueue, snapshot, onFailure }: Options): Journal {
  let file = rewrite(dataDir, snapshot());
  let pending: Buffer[] = [];
  let waiting: (() => void)[] = [];
  let isSyncing = false;
  let isBroken = false;
  let writtenSince = 0;

  function write() {
    if (isBroken) return;
    try {
      writePending();
    } catch (error) {
      isBroken = true;
      onFailure(error as Error);
      return;
    }
    sync();
  }

  function writePending() {
    if (pending.length === 0) return;
    const bytes = pending.length === 1 && pending[0] ? pending[0] : Buffer.concat(pending);
    pending = [];
    writeAll(file, bytes);
    writtenSince += bytes.length;
    if (writtenSince > COMPACT_AFTER_BYTES && !isSyncing) {
      closeSync(file);
      file = rewrite(dataDir, snapshot());
      writtenSince = 0;
    }
  }

  /** One flush to disk serves everyone who asked before it began. */
  function sync() {
    if (isSyncing || waiting.length === 0) return;
    isSyncing = true;
    const served = waiting;
    waiting = [];
    fdatasync(file, (error) => {
      isSyncing = false;
      if (error) {
        isBroken = true;
        return onFailure(error);
      }
      for (const callback of served) callback();
      sync();
    });
  }

  writeQueue.onWrite(write);
  return {
    append(record) {
      pending.push(encodeRecord(record));
      writeQueue.schedule();
    },
    whenSafe(callback) {
      waiting.push(callback);
      writeQueue.schedule();
    },
    async close() {
      write();
      if (!isBroken) fsyncSync(file);
      while (isSyncing) await new Promise((resolve) => setImmediate(resolve));
      closeSync(file);
    },
  };
}

/** For a broker without a data folder: nothing survives, and everything is safe at the end of the turn. */
export const noJournal = (writeQueue: WriteQueue): Journal => ({
  append: () => {},
  whenSafe: (callback) => writeQueue.afterJournal(callback),
  close: async () => {},
});

function rewrite(dataDir: string, records: Iterable<JournalRecord>): number {
  const aside = `${pathIn(dataDir)}.new`;
  const file = openSync(aside, 'w');
  writeAll(file, HEADING);
  for (const record of records) writeAll(file, encodeRecord(record));
  fsyncSync(file);
  renameSync(aside, pathIn(dataDir));
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
  return file;
}

function writeAll(file: number, bytes: Buffer) {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}
