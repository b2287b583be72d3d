import type { Readable } from 'node:stream';
import type { Request } from 'express';

/**
 * `uploadIdleMs` is the time without a byte of the request, `responseMs` that from its end to the head of the response, which
 * is `filesResponseMs` for a form with files: longer than the catalog takes at most, so that the catalog decides what became
 * of it. It is `pageMs` for a page, which has to come within half a second: longer than the shell waits for a service.
 */
export type UpstreamTimeouts = { uploadIdleMs: number; responseMs: number; filesResponseMs: number; pageMs: number };
export const defaultTimeouts: UpstreamTimeouts = {
  ...{ uploadIdleMs: 30_000, responseMs: 10_000, filesResponseMs: 40_000 },
  pageMs: 400,
};

type IdleTimeoutOptions = {
  request: Request;
  body: Readable | null;
  timeouts: UpstreamTimeouts;
  onTimeout: () => void;
};

/** Calls `onTimeout` if an upload stalls or its response does not start. A response that has started has no timeout. */
export function startIdleTimeout({ request, body, timeouts, onTimeout }: IdleTimeoutOptions) {
  let timer = setTimeout(onTimeout, body ? timeouts.uploadIdleMs : timeouts.responseMs);
  let ended = false;
  if (body) {
    request.on('data', () => timer.refresh());
    request.once('end', () => {
      clearTimeout(timer);
      const hasFiles = request.is('multipart/form-data');
      if (!ended) timer = setTimeout(onTimeout, hasFiles ? timeouts.filesResponseMs : timeouts.responseMs);
    });
  }
  return {
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
