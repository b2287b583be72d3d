import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { corruptFile } from '../../server/data-file.js';

type Change = Record<string, { id: string }[]>;

/** The changes in the order they were written. An incomplete last line was never acknowledged and is dropped. */
export function readRecords(file: string): Change[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line, index) => parse(file, line, index + 1));
}

function parse(file: string, line: string, number: number): Change {
  try {
    return JSON.parse(line) as Change;
  } catch (error) {
    throw corruptFile(file, `line ${number} is damaged`, error);
  }
}

/** Compacts the file to the latest state of each record. Answers its length in bytes. */
export function rewriteRecords(file: string, tables: Record<string, Map<string, { id: string }>>): number {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w');
  let size = 0;
  for (const [kind, records] of Object.entries(tables))
    for (const record of records.values()) size += writeSync(handle, JSON.stringify({ [kind]: [record] }) + '\n');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(fresh, file);
  return size;
}
