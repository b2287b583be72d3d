import { Long, serialize } from 'bson';
import type { Doc } from '../values/doc.js';

/** As many documents as one reply may hold, in bytes. */
const maxBytes = 16 * 1024 * 1024;

/** Documents that are being sent to a client, from `at` on. */
export type Results = { docs: Doc[]; at: number; project: (doc: Doc) => Doc };

/** Takes the next batch of at most `size`, encoded. */
export function nextBatch(results: Results, size: number): Uint8Array[] {
  const batch: Uint8Array[] = [];
  for (let bytes = 0; results.at < results.docs.length && batch.length < size && bytes < maxBytes; results.at++) {
    const encoded = serialize(results.project(results.docs[results.at]!));
    bytes += encoded.length;
    batch.push(encoded);
  }
  return batch;
}

/** The reply `{cursor: {<field>: [...], id, ns}, ok: 1, ...more}` around documents that are encoded already. */
export function encodeCursorReply(
  field: 'firstBatch' | 'nextBatch',
  batch: Uint8Array[],
  { id, ns, more }: { id: number; ns: string; more: Doc },
): Uint8Array {
  const items = batch.flatMap((doc, position) => [Buffer.from(`\x03${position}\0`, 'latin1'), doc]);
  const array = element(4, field, [...items, zero]);
  const cursor = element(3, 'cursor', [...array, serialize({ id: Long.fromNumber(id), ns }).subarray(4)]);
  return Buffer.concat(sized([...cursor, serialize({ ok: 1, ...more }).subarray(4)]));
}

const zero = Buffer.alloc(1);

/** A BSON element that is a document or array, of which `parts` are the elements and the closing zero. */
const element = (type: number, name: string, parts: Uint8Array[]) => [
  Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1'),
  ...sized(parts),
];

function sized(parts: Uint8Array[]): Uint8Array[] {
  const size = Buffer.alloc(4);
  size.writeInt32LE(parts.reduce((sum, part) => sum + part.length, size.length));
  return [size, ...parts];
}
