import type { Socket } from 'node:net';
import { frameTypes, heartbeatFrame, parseFrame } from './codec.js';
import { OFFERED, PROTOCOL_HEADER } from './handshake.js';
import { Refusal } from './refusal.js';
import type { Turn } from './turn.js';

type Frame = { type: number; channel: number; payload: Buffer };
type Events = { opened(): void; frame(frame: Frame): void; broken(error: unknown): void };

const FRAME_AROUND = 8;

/** Frames over a socket: checks the protocol header, cuts frames, gathers what goes out, keeps the heartbeat. */
export function createFrameStream(socket: Socket, turn: Turn, on: Events) {
  let rest: Buffer = Buffer.alloc(0);
  let greeted = false;
  let outgoing: Buffer[] = [];
  let heart: NodeJS.Timeout | undefined;
  let sent = false;
  let silence = 0;

  function flush() {
    if (outgoing.length === 0) return;
    const bytes = outgoing.length === 1 && outgoing[0] ? outgoing[0] : Buffer.concat(outgoing);
    outgoing = [];
    sent = true;
    if (!socket.destroyed) socket.write(bytes);
  }

  function send(frame: Buffer) {
    outgoing.push(frame);
    turn.atEnd(flush);
  }

  function greet() {
    if (rest.length < PROTOCOL_HEADER.length) return false;
    if (!rest.subarray(0, PROTOCOL_HEADER.length).equals(PROTOCOL_HEADER)) {
      socket.end(PROTOCOL_HEADER);
      return false;
    }
    rest = rest.subarray(PROTOCOL_HEADER.length);
    greeted = true;
    on.opened();
    return true;
  }

  function read(chunk: Buffer) {
    silence = 0;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!greeted && !greet()) return;
    for (let frame = cut(); frame; frame = cut()) if (frame.type !== frameTypes.heartbeat) on.frame(frame);
  }

  function cut(): Frame | undefined {
    let frame;
    try {
      frame = parseFrame(rest, OFFERED.frameMax - FRAME_AROUND);
    } catch (error) {
      throw new Refusal(501, (error as Error).message);
    }
    if (!frame) return undefined;
    rest = frame.rest;
    return frame;
  }

  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    try {
      read(chunk);
    } catch (error) {
      on.broken(error);
    }
  });

  return {
    send,
    flush,
    /** As the protocol has it, two missed intervals are the end of the peer. */
    beat(seconds: number) {
      if (seconds === 0) return;
      heart = setInterval(() => {
        if (++silence > 4) socket.destroy();
        else if (!sent) send(heartbeatFrame);
        sent = false;
      }, seconds * 500);
      heart.unref();
    },
    end() {
      clearInterval(heart);
      flush();
      socket.end();
    },
    stop: () => clearInterval(heart),
  };
}
