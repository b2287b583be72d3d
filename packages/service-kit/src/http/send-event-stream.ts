import type { Response } from 'express';
import type { Stream } from '@wayhouse/contracts';

/** Milliseconds between signs of life, and after which the reader has to come back with a fresh token; unread bytes. */
export const usualStream = { heartbeat: 20_000, lifetime: 5 * 60_000, mostUnread: 256 * 1024 };

/** Sends what happens as server-sent events until the reader leaves, the time is over or the server stops. */
export function sendStream(response: Response, stream: Stream, limits = usualStream): void {
  if (response.destroyed) return;
  response
    .set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
    .flushHeaders();
  const write = (text: string) => {
    if (response.writableEnded) return;
    response.write(text);
    // Who takes nothing any more costs memory and can ask again.
    if (response.writableLength > limits.mostUnread) response.destroy();
  };
  const heartbeat = setInterval(() => write(': here\n\n'), limits.heartbeat);
  const over = setTimeout(() => response.end(), limits.lifetime);
  const stop = stream((said) => write(`data: ${JSON.stringify(said)}\n\n`));
  response.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(over);
    stop();
  });
}
