import { calculateObjectSize, serialize, setInternalBufferSize } from 'bson';
import type { FileHandle } from 'node:fs/promises';
import { CommandError } from '../errors.js';
import type { Journal, JournalEntry } from '../store/journal.js';
import { framed } from './record.js';

type QueuedEntry = { bytes: Buffer; undo: () => void; resolve: () => void; reject: (error: Error) => void };

/** Entries with more changes than this may not fit into the encoder's default buffer of 17 MB. */
const manyChanges = 8;

export function encodeEntry(entry: JournalEntry): Buffer {
  if (entry.changes.length > manyChanges) setInternalBufferSize(calculateObjectSize(entry));
  return framed(serialize(entry));
}

/**
 * Appends to an open file of which `length` bytes are valid. All queued entries are written and synced together.
 * `onFailure` is called before anything is undone.
 */
export function fileJournal(file: FileHandle, length: number, onFailure: () => void): Journal {
  let validLength = length;
  let queue: QueuedEntry[] = [];
  let writing: Promise<void> | null = null;
  /** A write has failed, and what it wrote behind the valid bytes is still there. */
  let isRagged = false;

  async function writeAll() {
    // Lets everything that is being executed right now get into the same write.
    await Promise.resolve();
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        if (isRagged) await truncate();
        const bytes = Buffer.concat(batch.map((entry) => entry.bytes));
        await writeFully(bytes);
        await file.datasync();
        validLength += bytes.length;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        isRagged = true;
        fail([...batch, ...queue], error as Error);
        await truncate().catch(() => {});
      }
    }
    writing = null;
  }

  async function truncate() {
    await file.truncate(validLength);
    isRagged = false;
  }

  async function writeFully(bytes: Buffer) {
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await file.write(bytes, at, bytes.length - at, validLength + at);
      at += bytesWritten;
    }
  }

  /** Nothing that is not on disk may stay visible: later entries build upon earlier ones, so all of them are undone. */
  function fail(lost: QueuedEntry[], cause: Error) {
    queue = [];
    onFailure();
    for (const { undo } of [...lost].reverse()) undo();
    const error = new CommandError('OutOfDiskSpace', `the data file cannot be written: ${cause.message}`);
    for (const { reject } of lost) reject(error);
  }

  return {
    append(entry, undo) {
      const durable = new Promise<void>((resolve, reject) =>
        queue.push({ bytes: encodeEntry(entry), undo, resolve, reject }),
      );
      // A reply waits for the last entry only; the others fail together with it.
      durable.catch(() => {});
      writing ??= writeAll();
      return durable;
    },
    async close() {
      await writing;
      await file.close();
    },
  };
}
