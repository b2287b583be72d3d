import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { readRecords, rewriteRecords } from './record-file.js';

type Kinds = Record<string, { id: string }>;
type Tables<K extends Kinds> = { [Kind in keyof K]: ReadonlyMap<string, K[Kind]> };

/** Records of several kinds, in memory and in one append-only file. */
export type Records<K extends Kinds> = Tables<K> & {
  /** Saves all records or, if the disk refuses, none. They are on disk when it returns. */
  save(change: { [Kind in keyof K]?: K[Kind][] }): void;
  close(): void;
};

/**
 * Opens the records in `file`, which is created on first use. Writing is synchronous, so that nothing changes between a
 * look at the records and the following save.
 */
export function openRecords<K extends Kinds>(file: string, kinds: (keyof K & string)[]): Records<K> {
  mkdirSync(path.dirname(file), { recursive: true });
  const tables = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, { id: string }>()]));
  const apply = (change: Record<string, { id: string }[]>) => {
    for (const [kind, records] of Object.entries(change))
      for (const record of records) tables[kind]?.set(record.id, record);
  };
  for (const change of readRecords(file)) apply(change);
  let size = rewriteRecords(file, tables);
  const handle = openSync(file, 'r+');

  return {
    ...(tables as unknown as Tables<K>),
    save(change) {
      const line = Buffer.from(JSON.stringify(change) + '\n');
      try {
        if (writeSync(handle, line, 0, line.length, size) < line.length) throw new Error('The disk is full.');
        fdatasyncSync(handle);
      } catch (error) {
        ftruncateSync(handle, size);
        throw error;
      }
      size += line.length;
      apply(change as Record<string, { id: string }[]>);
    },
    close: () => closeSync(handle),
  };
}
