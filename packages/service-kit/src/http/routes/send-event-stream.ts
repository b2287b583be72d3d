import type { Response } from 'express';
import type { EventStream } from '@wayhouse/contracts';

/** After `lifetimeMs` the client has to reconnect, with a fresh token. */
const defaultStreamLimits = { heartbeatMs: 20_000, lifetimeMs: 5 * 60_000, maxUnreadBytes: 256 * 1024 };

type StreamOptions = Partial<typeof defaultStreamLimits> & { until?: Date };

/** Sends server-sent events until the client leaves, `until` or the end of `lifetimeMs` has come, or the server stops. */
export function sendEventStream(response: Response, stream: EventStream, { until, ...over }: StreamOptions = {}): void {
  if (response.destroyed) return;
  const limits = { ...defaultStreamLimits, ...over };
  const lifetimeMs = Math.min(limits.lifetimeMs, until ? until.getTime() - Date.now() : Infinity);
  response
    .set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
    .flushHeaders();
  const write = (text: string) => {
    if (response.writableEnded) return;
    response.write(text);
    // A client that stops reading would fill the memory; it can reconnect.
    if (response.writableLength > limits.maxUnreadBytes) response.destroy();
  };
  const heartbeatTimer = setInterval(() => write(': here\n\n'), limits.heartbeatMs);
  const lifetimeTimer = setTimeout(() => response.end(), lifetimeMs);
  const unsubscribe = stream(
    (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    () => response.end(),
  );
  response.once('close', () => {
    clearInterval(heartbeatTimer);
    clearTimeout(lifetimeTimer);
    unsubscribe();
  });
}
