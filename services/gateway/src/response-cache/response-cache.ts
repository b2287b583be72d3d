import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { calls } from '@wayhouse/contracts';
import { findRule, isPathUnder } from '../proxy/routing-table.js';
import { captureResponse, type CapturedResponse, lifetimes } from './capture-response.js';
import { responseStore } from './response-store.js';
import { hasCurrentCopy, sendCached, type Instrumentation } from './send-cached.js';

type Entry = CapturedResponse & { until: number; refresh?: Promise<void> };

const maxBytes = 32_000_000;

/**
 * A shared cache for API responses with `s-maxage` (RFC 9111, 5.2.2.10), which is the `cacheSeconds` of their call. When an
 * entry expires, one request goes to the service and concurrent ones wait for it. A request that may change rooms or nights
 * clears the whole cache. It comes before the rate limits, so it has one of its own: beyond `isAllowed` a request passes the
 * cache by, and counts like any other.
 */
export function responseCache(
  app: RequestListener,
  instrumentation: Instrumentation,
  isAllowed: (request: IncomingMessage) => boolean,
): RequestListener {
  const entries = responseStore<Entry>(maxBytes);
  let generation = 0;

  const clear = () => {
    generation++;
    entries.clear();
  };

  /** Forwards a request to its service and stores the response. */
  async function fetchAndStore(key: string, request: IncomingMessage, response: ServerResponse) {
    const startedIn = generation;
    const capturing = captureResponse(response, { lifetime: lifetimes.shared, maxBytes });
    app(request, response);
    const entry = revalidated(await capturing, entries.get(key));
    if (!entry || startedIn !== generation) return void entries.delete(key);
    entries.set(key, { ...entry, refresh: undefined, until: Date.now() + entry.seconds * 1000 });
  }

  async function waitForRefresh(
    refresh: Promise<void>,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    await refresh;
    if (response.closed) return;
    const entry = entries.get(key);
    if (entry) sendCached(request, response, entry, instrumentation);
    else app(request, response);
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method === 'POST' && invalidatesCache(url)) response.once('close', () => wasRejected(response) || clear());
    if (method !== 'GET' || !apiPath.test(url)) return app(request, response);
    const key = `${url} ${headers['accept-encoding'] ?? ''}`;
    const entry = entries.get(key);
    if (entry && !isAllowed(request)) return app(request, response);
    if (!entry && headers['if-none-match']) return app(request, response);
    if (!entry) return void fetchAndStore(key, request, response);
    if (entry.until > Date.now()) return sendCached(request, response, entry, instrumentation);
    if (entry.refresh) return void waitForRefresh(entry.refresh, key, request, response);
    // For a client with another copy the service could respond with a 304, which has no body to store.
    if (!hasCurrentCopy(request, entry.etag)) delete headers['if-none-match'];
    entry.refresh = fetchAndStore(key, request, response);
  };
}

/** The response itself, or after a 304 the stored one. */
function revalidated(
  response: CapturedResponse | undefined,
  stored: CapturedResponse | undefined,
): CapturedResponse | undefined {
  if (response?.status !== 304) return response;
  return stored?.etag === response.etag ? { ...stored, seconds: response.seconds } : undefined;
}

const apiPath = /^\/api\//i;
const keepsCache = [calls.checkAvailability.path, calls.showUser.path];

/** Whether a POST may change rooms or their nights. */
function invalidatesCache(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (keepsCache.some((each) => isPathUnder(path, each))) return false;
  const upstream = findRule(path, 'POST')?.to;
  return upstream === 'CATALOG_URL' || upstream === 'BOOKING_URL';
}

/** After a 5xx or a broken connection the change may have been committed all the same. */
const wasRejected = ({ writableEnded, statusCode }: ServerResponse) =>
  writableEnded && statusCode >= 400 && statusCode < 500;
