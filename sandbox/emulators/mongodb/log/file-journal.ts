import { calculateObjectSize, serialize, setInternalBufferSize } from 'bson';
import type { FileHandle } from 'node:fs/promises';
import { Fault } from '../fault.js';
import type { Journal, JournalEntry } from '../store/journal.js';
import { framed } from './record.js';

type Waiting = { bytes: Buffer; undo: () => void; resolve: () => void; reject: (error: Error) => void };

/** Entries with more changes than this may not fit into the 17 MB the encoder works with unless told otherwise. */
const manyChanges = 8;

export function encodeEntry(entry: JournalEntry): Buffer {
  if (entry.changes.length > manyChanges) setInternalBufferSize(calculateObjectSize(entry));
  return framed(serialize(entry));
}

/**
 * Appends to an open file of which `length` bytes are sound. All entries that wait are written and synced together.
 * `onFailure` is called before anything is undone.
 */
export function fileJournal(file: FileHandle, length: number, onFailure: () => void): Journal {
  let good = length;
  let queue: Waiting[] = [];
  let writing: Promise<void> | null = null;
  /** A write has failed, and what it has left behind the sound bytes is still there. */
  let isRagged = false;

  async function writeAll() {
    // Lets everything that is at work right now get into the same write.
    await Promise.resolve();
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        if (isRagged) await cutOff();
        const bytes = Buffer.concat(batch.map((entry) => entry.bytes));
        await writeFully(bytes);
        await file.datasync();
        good += bytes.length;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        isRagged = true;
        fail([...batch, ...queue], error as Error);
        await cutOff().catch(() => {});
      }
    }
    writing = null;
  }

  async function cutOff() {
    await file.truncate(good);
    isRagged = false;
  }

  async function writeFully(bytes: Buffer) {
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await file.write(bytes, at, bytes.length - at, good + at);
      at += bytesWritten;
    }
  }

  /** Nothing that is not on disk may stay visible: later entries build upon earlier ones, so all of them go. */
  function fail(lost: Waiting[], error: Error) {
    queue = [];
    onFailure();
    for (const { undo } of [...lost].reverse()) undo();
    const fault = new Fault('OutOfDiskSpace', `the data file cannot be written: ${error.message}`);
    for (const { reject } of lost) reject(fault);
  }

  return {
    append(entry, undo) {
      const safe = new Promise<void>((resolve, reject) =>
        queue.push({ bytes: encodeEntry(entry), undo, resolve, reject }),
      );
      // Whoever answers a client waits for the last entry; the others fail with it.
      safe.catch(() => {});
      writing ??= writeAll();
      return safe;
    },
    async close() {
      await writing;
      await file.close();
    },
  };
}
