import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, writeSync } from 'node:fs';
import path from 'node:path';
import { encodeRecord, readRecords, rewriteRecords } from '../../server/record-log.js';

const HEADING = 'wayhouse-records-1\n';

type Kinds = Record<string, { id: string }>;
type Change = Record<string, { id: string }[]>;
/** A line of the file: what is saved, and under `removed` the ids of what is gone. */
type Line = (Change & { removed?: never }) | { removed: Record<string, string[]> };
type Tables<K extends Kinds> = { [Kind in keyof K]: ReadonlyMap<string, K[Kind]> };

/** Records of several kinds, in memory and in one append-only file. */
export type Records<K extends Kinds> = Tables<K> & {
  /** Saves all records or, if the disk refuses, none. They are on disk when it returns. */
  save(change: { [Kind in keyof K]?: K[Kind][] }): void;
  /** Removes records for good, likewise. */
  remove(ids: { [Kind in keyof K]?: string[] }): void;
  close(): void;
};

/**
 * Opens the records in `file`, which is created on first use. Writing is synchronous, so that nothing changes between a
 * look at the records and the following save.
 */
export function openRecords<K extends Kinds>(file: string, kinds: (keyof K & string)[]): Records<K> {
  mkdirSync(path.dirname(file), { recursive: true });
  const tables = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, { id: string }>()]));
  const apply = (line: Line) => {
    for (const [kind, ids] of Object.entries(line.removed ?? {})) for (const id of ids) tables[kind]?.delete(id);
    if (line.removed) return;
    for (const [kind, records] of Object.entries(line as Change))
      for (const record of records) tables[kind]?.set(record.id, record);
  };
  readRecords<Line>(file, HEADING).forEach(apply);
  const latest = Object.entries(tables).map(([kind, records]) => ({ [kind]: [...records.values()] }));
  const { handle, ...written } = rewriteRecords(file, HEADING, latest);
  let { size } = written;

  function write(line: Line): void {
    const bytes = encodeRecord(line);
    try {
      if (writeSync(handle, bytes, 0, bytes.length, size) < bytes.length) throw new Error('The disk is full.');
      fdatasyncSync(handle);
    } catch (error) {
      ftruncateSync(handle, size);
      throw error;
    }
    size += bytes.length;
    apply(line);
  }

  return {
    ...(tables as unknown as Tables<K>),
    save: (change) => write(change as Change),
    remove: (ids) => write({ removed: ids as Record<string, string[]> }),
    close: () => closeSync(handle),
  };
}
