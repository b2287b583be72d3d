import type { Socket } from 'node:net';
import type { WriteQueue } from '../journal/write-queue.js';
import { AmqpError } from './amqp-error.js';
import { frameTypes, heartbeatFrame, parseFrame } from './codec.js';
import { MAX_PAYLOAD, PROTOCOL_HEADER } from './handshake.js';

export type Frame = { type: number; channel: number; payload: Buffer };
type Listener = { onOpen(): void; onFrame(frame: Frame): void; onError(error: unknown): void };

/** Frames over a socket: checks the protocol header, splits and gathers frames, keeps the heartbeat. */
export function createFrameStream(socket: Socket, writeQueue: WriteQueue, listener: Listener) {
  let rest: Buffer = Buffer.alloc(0);
  let hasOpened = false;
  let outgoing: Buffer[] = [];
  let heartbeat: NodeJS.Timeout | undefined;
  let hasSent = false;
  let silentBeats = 0;

  function flush() {
    if (outgoing.length === 0) return;
    const bytes = Buffer.concat(outgoing);
    outgoing = [];
    if (socket.writable) socket.write(bytes);
  }

  function push(frame: Buffer) {
    outgoing.push(frame);
    writeQueue.afterJournal(flush);
  }

  function open() {
    if (rest.length < PROTOCOL_HEADER.length) return false;
    if (!rest.subarray(0, PROTOCOL_HEADER.length).equals(PROTOCOL_HEADER)) {
      socket.end(PROTOCOL_HEADER);
      return false;
    }
    rest = rest.subarray(PROTOCOL_HEADER.length);
    hasOpened = true;
    listener.onOpen();
    return true;
  }

  function read(chunk: Buffer) {
    silentBeats = 0;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!hasOpened && !open()) return;
    for (let frame = nextFrame(); frame; frame = nextFrame()) {
      if (frame.type !== frameTypes.heartbeat) listener.onFrame(frame);
    }
  }

  function nextFrame(): Frame | undefined {
    let frame;
    try {
      frame = parseFrame(rest, MAX_PAYLOAD);
    } catch (error) {
      throw new AmqpError(501, (error as Error).message);
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
      listener.onError(error);
    }
  });

  return {
    send(frame: Buffer) {
      hasSent = true;
      push(frame);
    },
    /** Twice an interval one is due, unless something else was sent; after two silent intervals the peer is gone. */
    startHeartbeat(seconds: number) {
      if (seconds === 0) return;
      heartbeat = setInterval(() => {
        if (++silentBeats > 4) socket.destroy();
        else if (!hasSent) push(heartbeatFrame);
        hasSent = false;
      }, seconds * 500);
      heartbeat.unref();
    },
    end() {
      clearInterval(heartbeat);
      flush();
      socket.end();
    },
    stopHeartbeat: () => clearInterval(heartbeat),
  };
}
