import type { Socket } from 'node:net';
import type { Doc } from '../values/doc.js';
import { encodeReply, maxMessageBytes, parseMessage } from './message.js';

/** Cuts a socket's bytes into messages and replies to one after the other. A socket that sends nonsense is closed. */
export function serveConnection(socket: Socket, run: (command: Doc) => Promise<Doc>): void {
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
    if (length < 16 || length > maxMessageBytes) throw new Error(`a message of ${length} bytes`);
    if (size < length) return null;
    const all = Buffer.concat(pieces);
    size -= length;
    pieces = size > 0 ? [all.subarray(length)] : [];
    return all.subarray(0, length);
  }

  async function work() {
    busy = true;
    try {
      for (let message = takeMessage(); message; message = takeMessage()) {
        const request = parseMessage(message);
        const reply = await run(request.command);
        if (request.replyBy !== 'nothing' && !socket.destroyed) socket.write(encodeReply(request, reply));
      }
    } catch (error) {
      process.stderr.write(`mongo: closed a connection: ${(error as Error).message}\n`);
      socket.destroy();
    }
    busy = false;
  }
}
