import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { corruptFile } from './data-file.js';

// Length of the record, its checksum, and a checksum of those two: then a wrong length is known as such.
const PREFIX = 12;

export function encodeRecord(record: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(record));
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt32BE(json.length, 0);
  prefix.writeUInt32BE(crc32(json), 4);
  prefix.writeUInt32BE(crc32(prefix.subarray(0, 8)), 8);
  return Buffer.concat([prefix, json]);
}

/** The records of a file in the order they were written. What a crash tore off at its end is no record. */
export function readRecords<Kind>(file: string, heading: string): Kind[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, heading.length) !== heading)
    throw new Error(`The data file ${file} is of another version. Empty the data folder with \`npm run reset\`.`);
  const records: Kind[] = [];
  let at = heading.length;
  while (at + PREFIX <= bytes.length) {
    if (crc32(bytes.subarray(at, at + 8)) !== bytes.readUInt32BE(at + 8)) {
      if (bytes.subarray(at).every((byte) => byte === 0)) break;
      throw damaged(file, at);
    }
    const next = at + PREFIX + bytes.readUInt32BE(at);
    const json = bytes.subarray(at + PREFIX, next);
    const isWhole = next <= bytes.length && crc32(json) === bytes.readUInt32BE(at + 4);
    if (!isWhole && next < bytes.length) throw damaged(file, at);
    if (!isWhole) break;
    records.push(JSON.parse(json.toString()) as Kind);
    at = next;
  }
  return records;
}

const damaged = (file: string, at: number) => corruptFile(file, `a damaged record at byte ${at}`);

/** Begins the file anew, aside until it is whole, which is also how a torn last record is dropped. It stays open. */
export function rewriteRecords(file: string, heading: string, records: Iterable<unknown>) {
  const handle = openSync(`${file}.new`, 'w');
  let size = writeAll(handle, Buffer.from(heading));
  for (const record of records) size += writeAll(handle, encodeRecord(record));
  fsyncSync(handle);
  renameSync(`${file}.new`, file);
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
  return { handle, size };
}

export function writeAll(handle: number, bytes: Buffer): number {
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
  return bytes.length;
}
