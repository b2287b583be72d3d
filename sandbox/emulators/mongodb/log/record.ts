import { crc32 } from 'node:zlib';

/** What a data file starts with. */
export const magic = Buffer.from('WHMONGO2', 'latin1');
/** Length of the content, its checksum, and a checksum of those two, by which a wrong length is recognized. */
const headerBytes = 12;

export function framed(content: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(content.length, 0);
  header.writeUInt32LE(crc32(content), 4);
  header.writeUInt32LE(crc32(header.subarray(0, 8)), 8);
  return Buffer.concat([header, content]);
}

export class CorruptLog extends Error {}

/**
 * Reads the records of a log. `torn`: the last record, at `end`, is unfinished, as a crash in the middle of a write
 * leaves it; damage before the end throws.
 */
export function readRecords(log: Buffer, handle: (content: Buffer) => void): { end: number; torn: boolean } {
  let at = magic.length;
  while (at < log.length) {
    const left = log.length - at;
    if (left < headerBytes) return { end: at, torn: true };
    const length = log.readUInt32LE(at);
    if (crc32(log.subarray(at, at + 8)) !== log.readUInt32LE(at + 8)) {
      if (log.subarray(at).every((byte) => byte === 0)) return { end: at, torn: true };
      throw new CorruptLog(`a damaged record at byte ${at}`);
    }
    if (left < headerBytes + length) return { end: at, torn: true };
    const content = log.subarray(at + headerBytes, at + headerBytes + length);
    if (crc32(content) !== log.readUInt32LE(at + 4)) {
      if (left === headerBytes + length) return { end: at, torn: true };
      throw new CorruptLog(`a damaged record at byte ${at}`);
    }
    handle(content);
    at += headerBytes + length;
  }
  return { end: at, torn: false };
}
