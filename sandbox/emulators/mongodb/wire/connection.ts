import type { Socket } from 'node:net';
import { CommandError } from '../errors.js';
import type { Doc } from '../values/doc.js';
import { encodeReply, maxMessageBytes, parseMessage, type Request } from './message.js';

type Reply = Doc | Uint8Array;

/** A message that cannot be read gets a reply too: a driver would send it again if the connection just closed. */
function parse(message: Buffer): Omit<Request, 'command'> & ({ command: Doc } | { error: Error }) {
  try {
    return parseMessage(message);
  } catch (error) {
    return { id: message.readInt32LE(4), replyBy: 'message', error: error as Error };
  }
}

export type Handlers = { run(command: Doc): Reply | Promise<Reply>; fail(error: CommandError): Reply };

/** Cuts a socket's bytes into messages and replies to one after the other. A socket that sends nonsense is closed. */
export function serveConnection(socket: Socket, { run, fail }: Handlers): void {
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
    if (length < 16 || length > maxMessageBytes)
      throw new CommandError('InvalidLength', `a message of ${length} bytes`);
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
        const request = parse(message);
        const result =
          'command' in request
            ? run(request.command)
            : fail(new CommandError('InvalidBSON', `cannot read the message: ${request.error.message}`));
        const reply = result instanceof Promise ? await result : result;
        if (request.replyBy !== 'nothing' && !socket.destroyed) socket.write(encodeReply(request, reply));
      }
    } catch (error) {
      process.stderr.write(`mongo: closed a connection: ${(error as Error).message}\n`);
      socket.destroy();
    }
    busy = false;
  }
}
