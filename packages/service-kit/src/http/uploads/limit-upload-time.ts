import type { Request } from 'express';

/**
 * How long a form may take: `graceMs`, and a second more for each `bytesPerSecond` that have arrived. Half a megabit a second is
 * what the slowest lines of hotels still have; what is slower holds a connection for nothing. The server's own five minutes
 * for a request bound it as well (listen.ts).
 */
export const uploadPace = { graceMs: 60_000, bytesPerSecond: 64 * 1024 };
export type UploadPace = typeof uploadPace;

/** Calls `onSlow` once a form is slower than its pace. Returns what ends that. */
export function watchPace(request: Request, { graceMs, bytesPerSecond }: UploadPace, onSlow: () => void): () => void {
  const startedAt = performance.now();
  let received = 0;
  const count = (chunk: Buffer) => (received += chunk.length);
  const msLeft = () => startedAt + graceMs + (received / bytesPerSecond) * 1000 - performance.now();
  let timer = setTimeout(check, graceMs);
  function check() {
    if (msLeft() <= 0) return onSlow();
    timer = setTimeout(check, msLeft());
  }
  request.on('data', count);
  return () => {
    clearTimeout(timer);
    request.off('data', count);
  };
}
