import { deserialize, serialize } from 'bson';
import { unsupported } from '../errors.js';
import type { Doc } from '../values/doc.js';

// 64-bit integers stay Longs, so that storing one is refused: as a JavaScript number it would become an int or a double.
// Patterns stay as they were sent: PCRE and JavaScript read them differently.
export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, { bsonRegExp: true, promoteLongs: false });

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const moreToCome = 2;

/** A request as a command: the sequences sent beside the body are put into it. */
type Request = { id: number; command: Doc; replyBy: 'message' | 'reply' | 'nothing' };

/** The longest message a client may send: 48,000,000 bytes, as `hello` announces. */
export const maxMessageBytes = 48_000_000;

/** Reads an OP_MSG, or the OP_QUERY of a driver's first handshake. */
export function parseMessage(bytes: Buffer): Request {
  const id = bytes.readInt32LE(4);
  const code = bytes.readInt32LE(12);
  if (code === opQuery) return { id, command: decode(bytes.subarray(bytes.indexOf(0, 20) + 9)), replyBy: 'reply' };
  if (code !== opMsg) throw unsupported(`the wire operation ${code}`);
  const isLast = bytes.readUInt32LE(16) & moreToCome;
  return { id, command: Object.assign({}, ...sections(bytes)) as Doc, replyBy: isLast ? 'nothing' : 'message' };
}

/** The body and the sequences of documents, each as the fields it adds to the command. */
function* sections(bytes: Buffer): Generator<Doc> {
  for (let at = 20; at < bytes.length;) {
    const kind = bytes[at++];
    const end = at + bytes.readInt32LE(at);
    if (kind === 0) yield decode(bytes.subarray(at, end));
    else if (kind === 1) {
      const nameEnd = bytes.indexOf(0, at + 4);
      const docs: Doc[] = [];
      for (let from = nameEnd + 1; from < end; from += bytes.readInt32LE(from)) {
        docs.push(decode(bytes.subarray(from, from + bytes.readInt32LE(from))));
      }
      yield { [bytes.toString('utf8', at + 4, nameEnd)]: docs };
    } else throw unsupported(`the section kind ${kind}`);
    at = end;
  }
}

export function encodeReply({ id, replyBy }: Request, reply: Doc): Buffer {
  const body = serialize(reply);
  const isReply = replyBy === 'reply';
  // After the lengths and ids, OP_REPLY: no flags, no cursor, from 0, one document. OP_MSG: no flags, one section of kind 0.
  const header = Buffer.alloc(isReply ? 36 : 21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(isReply ? opReply : opMsg, 12);
  if (isReply) header.writeInt32LE(1, 32);
  return Buffer.concat([header, body]);
}
