import { inflateSync } from 'node:zlib';

const woffHead = 44;
const woffEntry = 20;
const head = 12;
const entry = 16;

/**
 * A WOFF file as the TrueType file it was packed from (https://www.w3.org/TR/WOFF/). Read as it is, its packed outlines
 * would be unpacked again for every letter of every document.
 */
export function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, woffHead + index * woffEntry));
  const directory = Buffer.alloc(head + count * entry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = head + index * entry;
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
  const packedLength = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  const data = packedLength < length ? inflateSync(packed) : packed;
  return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data };
}
