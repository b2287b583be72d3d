import { closeSync, fdatasync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { encodeRecord, readRecords, rewriteRecords, writeAll } from '../../server/record-log.js';
import type { JournalRecord } from './journal-record.js';
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

const HEADING = 'wayhouse-amqp-journal-4\n';
const COMPACT_AFTER_BYTES = 16 * 1024 * 1024;

const pathIn = (dataDir: string) => join(dataDir, 'journal');

export const readJournal = (dataDir: string) => readRecords<JournalRecord>(pathIn(dataDir), HEADING);

/** Starts with a compacted file. */
export function openJournal({ dataDir, writeQueue, snapshot, onFailure }: Options): Journal {
  const rewrite = () => rewriteRecords(pathIn(dataDir), HEADING, snapshot()).handle;
  let file = rewrite();
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
    const bytes = Buffer.concat(pending);
    pending = [];
    writtenSince += writeAll(file, bytes);
    if (writtenSince > COMPACT_AFTER_BYTES && !isSyncing) {
      closeSync(file);
      file = rewrite();
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
