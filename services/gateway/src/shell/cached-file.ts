import type { NextFunction, Response } from 'express';
import { RequestError } from '@wayhouse/contracts';

const timeoutMs = 1500;
const freshMs = 1000;

export type CachedFile = ReturnType<typeof cacheFile>;

/** The last good copy of a file of the shell's server, for as long as that is away. */
export function cacheFile(address: string) {
  let cached: { body: string; type: string; etag: string } | undefined;
  let reading: Promise<void> | undefined;
  let freshUntil = 0;

  async function read(): Promise<void> {
    const headers: Record<string, string> = cached ? { 'if-none-match': cached.etag } : {};
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const { headers: about } = response;
    if (response.ok)
      cached = { body: await response.text(), type: about.get('content-type') ?? '', etag: about.get('etag') ?? '' };
    else await response.body?.cancel();
  }

  return {
    isCached: () => cached !== undefined,
    text: () => cached?.body,
    /** Reads the file again in the background, at most once a second. Resolves once that has come to an end. */
    async refresh(): Promise<void> {
      if (Date.now() >= freshUntil)
        reading ??= read()
          .catch(() => undefined)
          .finally(() => {
            freshUntil = Date.now() + freshMs;
            reading = undefined;
          });
      await reading;
    },
    send(response: Response, next: NextFunction): void {
      if (!cached) return next(new RequestError('site-unavailable'));
      response.status(200).set({ 'Cache-Control': 'no-store', 'Content-Type': cached.type }).end(cached.body);
    },
  };
}
