import type { Readable } from 'node:stream';
import type { Request } from 'express';

/** `uploadIdleMs` is the time without a byte of the request, `responseMs` that from its end to the head of the response. */
export type UpstreamTimeouts = { uploadIdleMs: number; responseMs: number };
export const defaultTimeouts: UpstreamTimeouts = { uploadIdleMs: 30_000, responseMs: 10_000 };

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
      if (!ended) timer = setTimeout(onTimeout, timeouts.responseMs);
    });
  }
  return {
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
