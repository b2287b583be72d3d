import type { NextFunction, Response } from 'express';
import { RequestError } from '@wayhouse/contracts';
import { cacheLatest, ifChanged } from '@wayhouse/service-kit/http';

const timeoutMs = 1500;
const freshMs = 1000;

type File = { body: string; type: string; etag: string };

export type CachedFile = ReturnType<typeof cacheFile>;

/** The last good copy of a file of the shell's server, for as long as that is away. */
export function cacheFile(address: string) {
  const { current, refresh } = cacheLatest<File>((latest) => readFile(address, latest?.etag), { freshMs });
  return {
    isCached: () => current() !== undefined,
    text: () => current()?.body,
    refresh,
    send(response: Response, next: NextFunction): void {
      const file = current();
      if (!file) return next(new RequestError('site-unavailable'));
      response.status(200).set({ 'Cache-Control': 'no-store', 'Content-Type': file.type }).end(file.body);
    },
  };
}

/** Undefined if it is still that of the ETag, or the server does not have it at the moment. */
async function readFile(address: string, etag?: string): Promise<File | undefined> {
  const response = await fetch(address, { headers: ifChanged(etag), signal: AbortSignal.timeout(timeoutMs) });
  const { headers } = response;
  if (response.ok)
    return { body: await response.text(), type: headers.get('content-type') ?? '', etag: headers.get('etag') ?? '' };
  await response.body?.cancel();
  return undefined;
}
