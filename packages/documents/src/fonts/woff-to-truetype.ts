import { inflateSync } from 'node:zlib';

const woffHeaderLength = 44;
const woffEntryLength = 20;
const headerLength = 12;
const entryLength = 16;

/**
 * Converts WOFF to TrueType (https://www.w3.org/TR/WOFF/). With WOFF, the outlines would be decompressed again for every
 * glyph of every document.
 */
export function woffToTrueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, woffHeaderLength + index * woffEntryLength));
  const directory = Buffer.alloc(headerLength + count * entryLength);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = headerLength + index * entryLength;
    tag.copy(directory, at);
    checksum.copy(directory, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padded = Math.ceil(data.length / 4) * 4;
    parts.push(data, Buffer.alloc(padded - data.length));
    offset += padded;
  });
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4);
  const compressedLength = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const compressed = woff.subarray(offset, offset + compressedLength);
  const data = compressedLength < length ? inflateSync(compressed) : compressed;
  return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data };
}
