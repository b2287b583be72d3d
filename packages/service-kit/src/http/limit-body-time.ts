import type { IncomingMessage } from 'node:http';

/** Enough for a megabyte over a slow connection. */
const usualMs = 20_000;

/**
 * Cuts off a body that takes longer. Without this a client that sends a byte now and then occupies one of the requests that are
 * answered at once for as long as an upload may take. Forms with photos have that time.
 */
export function limitBodyTime(request: IncomingMessage, milliseconds = usualMs): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, milliseconds);
  request.once('close', () => clearTimeout(timer));
}
