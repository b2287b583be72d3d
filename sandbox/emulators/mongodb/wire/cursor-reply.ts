import { Long, serialize } from 'bson';
import type { Doc } from '../values/doc.js';

/** As many documents as one answer may hold, in bytes. */
const mostBytes = 16 * 1024 * 1024;

/** Documents on their way to a client, from `at` on. */
export type Results = { docs: Doc[]; at: number; project: (doc: Doc) => Doc };

/** Takes the next batch of at most `size`, already encoded. */
export function nextBatch(results: Results, size: number): Uint8Array[] {
  const batch: Uint8Array[] = [];
  for (let bytes = 0; results.at < results.docs.length && batch.length < size && bytes < mostBytes; results.at++) {
    const encoded = serialize(results.project(results.docs[results.at]!));
    bytes += encoded.length;
    batch.push(encoded);
  }
  return batch;
}

/** `{cursor: {<field>: [...], id, ns}, ok: 1}` around documents that are encoded already. */
export function cursorReply(
  field: 'firstBatch' | 'nextBatch',
  batch: Uint8Array[],
  id: number,
  ns: string,
): Uint8Array {
  const rest = serialize({ id: Long.fromNumber(id), ns });
  const parts: Uint8Array[] = [];
  let arrayBytes = 5;
  batch.forEach((doc, position) => {
    const head = Buffer.from(`\x03${position}\0`, 'latin1');
    parts.push(head, doc);
    arrayBytes += head.length + doc.length;
  });
  const arrayHead = Buffer.from(`\x04${field}\0....`, 'latin1');
  arrayHead.writeInt32LE(arrayBytes, arrayHead.length - 4);
  const cursorBytes = 4 + arrayHead.length + (arrayBytes - 4) + rest.length - 4;
  const cursorHead = Buffer.from('....\x03cursor\0....', 'latin1');
  cursorHead.writeInt32LE(cursorBytes, cursorHead.length - 4);
  const tail = serialize({ ok: 1 }).subarray(4);
  cursorHead.writeInt32LE(cursorHead.length - 4 + cursorBytes + tail.length, 0);
  return Buffer.concat([cursorHead, arrayHead, ...parts, zero, rest.subarray(4), tail]);
}

const zero = Buffer.alloc(1);
