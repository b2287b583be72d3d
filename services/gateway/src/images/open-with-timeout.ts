import type { Readable } from 'node:stream';

/** Rejects if the stream does not open in time; one that opens later is destroyed. */
export async function openWithTimeout(opening: Promise<Readable>, timeoutMs: number): Promise<Readable> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no stream within ${timeoutMs} ms`));
      opening.then((stream) => stream.destroy()).catch(() => undefined);
    }, timeoutMs);
  });
  return Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
}
