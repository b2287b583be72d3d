import type { Readable } from 'node:stream';
import pTimeout from 'p-timeout';

/** Rejects if the stream does not open in time; one that opens later is destroyed. */
export function openWithTimeout(opening: Promise<Readable>, timeoutMs: number): Promise<Readable> {
  const opened = pTimeout(opening, { milliseconds: timeoutMs, message: `no stream within ${timeoutMs} ms` });
  opened.catch(() => opening.then((stream) => stream.destroy()).catch(() => undefined));
  return opened;
}
