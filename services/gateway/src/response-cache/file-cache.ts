import type { IncomingMessage, RequestListener } from 'node:http';
import { isFilePath } from '@wayhouse/contracts';
import { othersPaths } from '../shell/shell-paths.js';
import { captureResponse, lifetimes } from './capture-response.js';
import { responseStore } from './response-store.js';
import { type Instrumentation, sendCached } from './send-cached.js';

const maxBytes = 12_000_000;
const maxFileBytes = 1_000_000;

/**
 * The files of the shell and the remotes whose names have a hash of what is in them, as they were compressed for the first visitor. They
 * never change, so they are not asked for again, and come while their server is away. Like the cache of API responses it comes before the
 * rate limits: beyond `isAllowed` a request passes it by.
 */
export function fileCache(
  app: RequestListener,
  instrumentation: Instrumentation,
  isAllowed: (request: IncomingMessage) => boolean,
): RequestListener {
  const files = responseStore(maxBytes);
  const wanted = { lifetime: lifetimes.immutable, maxBytes: maxFileBytes };

  return (request, response) => {
    const key = keyOf(request);
    if (!key) return app(request, response);
    const file = files.get(key);
    if (file && isAllowed(request)) return sendCached(request, response, file, instrumentation);
    if (!file)
      void captureResponse(response, wanted).then((captured) => {
        if (captured?.status === 200) files.set(key, captured);
      });
    app(request, response);
  };
}

/** Undefined for what is no such file. A query, or an encoding that no browser asks for so, would store it once more. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.range !== undefined || !isFileOfFrontEnd(url)) return undefined;
  const accepted = String(headers['accept-encoding'] ?? 'identity').toLowerCase();
  if (!/^[a-z]+(, ?[a-z]+)*$/.test(accepted)) return undefined;
  const encoding = ['br', 'gzip', 'deflate'].find((each) => accepted.split(/, ?/).includes(each)) ?? 'identity';
  return `${url} ${encoding}`;
}

const isFileOfFrontEnd = (url: string): boolean =>
  !url.includes('?') && isFilePath(url) && (/^\/remotes\//.test(url) || !othersPaths.test(url));
