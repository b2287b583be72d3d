import { crc32 } from 'node:zlib';
import type { Binding, ExchangeDeclaration } from '../broker/exchange.js';
import type { Table } from '../protocol/methods.js';

/** One change of what has to survive. */
export type JournalRecord =
  | { kind: 'exchange'; exchange: ExchangeDeclaration }
  | { kind: 'exchange-deleted'; name: string }
  | { kind: 'queue'; name: string; arguments: Table }
  | { kind: 'queue-deleted'; name: string }
  | { kind: 'bound'; exchange: string; binding: Binding }
  | { kind: 'message'; id: number; exchange: string; routingKey: string; places: Place[]; header: Buffer; body: Buffer }
  | { kind: 'delivered'; queue: string; id: number }
  | { kind: 'settled'; queue: string; ids: number[] };

export type Place = { queue: string; deliveries?: number };

// Length of the content, its checksum, and a checksum of those two: then a wrong length is known as such.
const PREFIX = 12;
const NOTHING = Buffer.alloc(0);

/** The prefix, then: length of the description, description as JSON, length of the header, header, body. */
export function encodeRecord(record: JournalRecord): Buffer {
  const { header = NOTHING, body = NOTHING, ...described } = { header: undefined, body: undefined, ...record };
  const description = Buffer.from(JSON.stringify(described));
  const length = 4 + description.length + 4 + header.length + body.length;
  const bytes = Buffer.allocUnsafe(PREFIX + length);
  bytes.writeUInt32BE(length, 0);
  let at = bytes.writeUInt32BE(description.length, PREFIX);
  at += description.copy(bytes, at);
  at = bytes.writeUInt32BE(header.length, at);
  at += header.copy(bytes, at);
  body.copy(bytes, at);
  bytes.writeUInt32BE(crc32(bytes.subarray(PREFIX)), 4);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, 8)), 8);
  return bytes;
}

/** Reads up to `end`, where the last whole record ends: what a crash tore off is not a record. */
export function readRecords(bytes: Buffer, start: number): { records: JournalRecord[]; end: number } {
  const records: JournalRecord[] = [];
  let at = start;
  while (at + PREFIX <= bytes.length) {
    if (crc32(bytes.subarray(at, at + 8)) !== bytes.readUInt32BE(at + 8)) {
      if (bytes.subarray(at).every((byte) => byte === 0)) break;
      throw new Error(`a damaged record at byte ${at}`);
    }
    const next = at + PREFIX + bytes.readUInt32BE(at);
    const payload = bytes.subarray(at + PREFIX, next);
    const isWhole = next <= bytes.length && crc32(payload) === bytes.readUInt32BE(at + 4);
    if (!isWhole && next < bytes.length) throw new Error(`a damaged record at byte ${at}`);
    if (!isWhole) break;
    records.push(decodePayload(payload));
    at = next;
  }
  return { records, end: at };
}

function decodePayload(payload: Buffer): JournalRecord {
  const headerAt = 4 + payload.readUInt32BE(0);
  const described = JSON.parse(payload.toString('utf8', 4, headerAt)) as JournalRecord;
  if (described.kind !== 'message') return described;
  const bodyAt = headerAt + 4 + payload.readUInt32BE(headerAt);
  return { ...described, header: payload.subarray(headerAt + 4, bodyAt), body: payload.subarray(bodyAt) };
}
