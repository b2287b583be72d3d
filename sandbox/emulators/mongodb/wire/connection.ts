import type { Socket } from 'node:net';
import { Fault } from '../fault.js';
import type { Doc } from '../values/doc.js';
import { answerTo, maxMessageBytes, parseMessage, type Request } from './message.js';

export type Answer = Doc | Uint8Array;
export type Respond = (command: Doc) => Answer | Promise<Answer>;

/** A message that cannot be read is answered too: a driver would send it again if the connection just closed. */
function parsed(
  message: Buffer,
): (Request & { refusal?: never }) | (Omit<Request, 'command'> & { command?: never; refusal: Doc }) {
  try {
    return parseMessage(message);
  } catch (error) {
    const refusal = {
      ok: 0,
      errmsg: `cannot read the message: ${(error as Error).message}`,
      code: 22,
      codeName: 'InvalidBSON',
    };
    return { id: message.readInt32LE(4), answer: 'message', refusal };
  }
}

/** Cuts a socket's bytes into messages and answers one after the other. A socket that sends nonsense is closed. */
export function serveConnection(socket: Socket, respond: Respond): void {
  let pieces: Buffer[] = [];
  let size = 0;
  let busy = false;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    pieces.push(data);
    size += data.length;
    if (!busy) void work();
  });

  function takeMessage(): Buffer | null {
    if (size < 16) return null;
    if (pieces[0]!.length < 16) pieces = [Buffer.concat(pieces)];
    const length = pieces[0]!.readInt32LE(0);
    if (length < 16 || length > maxMessageBytes) throw new Fault('InvalidLength', `a message of ${length} bytes`);
    if (size < length) return null;
    const all = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    size -= length;
    pieces = size > 0 ? [all.subarray(length)] : [];
    return all.subarray(0, length);
  }

  async function work() {
    busy = true;
    try {
      for (let message = takeMessage(); message; message = takeMessage()) {
        const request = parsed(message);
        const answer = request.command ? respond(request.command) : request.refusal;
        const reply = answer instanceof Promise ? await answer : answer;
        if (request.answer !== 'none' && !socket.destroyed) socket.write(answerTo(request, reply));
      }
    } catch (error) {
      process.stderr.write(`mongo: closed a connection: ${(error as Error).message}\n`);
      socket.destroy();
    }
    busy = false;
  }
}
