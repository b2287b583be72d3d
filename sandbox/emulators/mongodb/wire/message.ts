import { deserialize, type Document, serialize } from 'bson';
import { CommandError } from '../errors.js';
import type { Doc } from '../values/doc.js';

// Patterns stay as they were sent: PCRE and JavaScript read them differently. 64-bit integers stay Longs, so that
// storing one is refused: returned as a JavaScript number it would become an int or a double.
const options = { bsonRegExp: true, promoteLongs: false };

export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, options);

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const flags = { checksumPresent: 1, moreToCome: 2 };

/** A request as a command: the sequences sent beside the body are put into it. */
export type Request = { id: number; command: Doc; replyBy: 'message' | 'reply' | 'nothing' };

/** The longest message a client may send: 48,000,000 bytes, as `hello` announces. */
export const maxMessageBytes = 48_000_000;

export function parseMessage(bytes: Buffer): Request {
  const id = bytes.readInt32LE(4);
  const code = bytes.readInt32LE(12);
  if (code === opMsg) return { id, ...parseOpMsg(bytes) };
  if (code === opQuery) return { id, command: parseOpQuery(bytes), replyBy: 'reply' };
  throw new CommandError(
    'BadValue',
    `wire operation ${code} is not supported: only OP_MSG, and OP_QUERY for the first handshake`,
  );
}

function parseOpMsg(bytes: Buffer): Omit<Request, 'id'> {
  const flag = bytes.readUInt32LE(16);
  if (flag & flags.checksumPresent) throw new CommandError('BadValue', 'checksums of messages are not supported');
  let command: Doc | undefined;
  const sequences: Doc = {};
  for (let at = 20; at < bytes.length;) {
    const kind = bytes[at++];
    const end = at + bytes.readInt32LE(at);
    if (kind === 0) command = decode(bytes.subarray(at, end));
    else if (kind === 1) {
      const nameEnd = bytes.indexOf(0, at + 4);
      const docs: Doc[] = [];
      for (let from = nameEnd + 1; from < end; from += bytes.readInt32LE(from)) {
        docs.push(decode(bytes.subarray(from, from + bytes.readInt32LE(from))));
      }
      sequences[bytes.toString('utf8', at + 4, nameEnd)] = docs;
    } else throw new CommandError('BadValue', `unknown section kind ${kind}`);
    at = end;
  }
  if (!command) throw new CommandError('BadValue', 'a message without a body');
  return { command: Object.assign(command, sequences), replyBy: flag & flags.moreToCome ? 'nothing' : 'message' };
}

function parseOpQuery(bytes: Buffer): Doc {
  const nameEnd = bytes.indexOf(0, 20);
  const command = decode(bytes.subarray(nameEnd + 9));
  return { ...command, $db: bytes.toString('utf8', 20, nameEnd).replace('.$cmd', '') };
}

let nextId = 1;

export function encodeReply(request: Pick<Request, 'id' | 'replyBy'>, reply: Document | Uint8Array): Buffer {
  const body = reply instanceof Uint8Array ? reply : serialize(reply);
  const isReply = request.replyBy === 'reply';
  const header = Buffer.alloc(isReply ? 36 : 21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(nextId++ | 0, 4);
  header.writeInt32LE(request.id, 8);
  header.writeInt32LE(isReply ? opReply : opMsg, 12);
  // OP_REPLY: no flags, no cursor, from 0, one document. OP_MSG: no flags, one section of kind 0.
  if (isReply) header.writeInt32LE(1, 32);
  return Buffer.concat([header, body]);
}
