import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { readRecords, rewriteRecords } from './record-file.js';

type Kinds = Record<string, { id: string }>;
type Tables<K extends Kinds> = { [Kind in keyof K]: ReadonlyMap<string, K[Kind]> };

/** Records of several kinds, kept in memory and in one append-only file. */
export type Records<K extends Kinds> = Tables<K> & {
  /**
   * Adds or replaces all given records together; when it returns they are on disk. Throws,
   * changing nothing, if the disk refuses.
   */
  save(change: { [Kind in keyof K]?: K[Kind][] }): void;
  close(): void;
};

/**
 * Opens the records in `file`, which is made on first use. Writing is synchronous: whoever looked at the
 * records and then saves cannot be overtaken, and an answer sent afterwards is about something on disk.
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
