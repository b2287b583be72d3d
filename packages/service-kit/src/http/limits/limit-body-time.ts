import type { IncomingMessage } from 'node:http';
import { hasBody, isForm } from './has-body.js';

/** Enough for a megabyte over a slow connection. */
const usualMs = 20_000;

/** Cuts off a body that takes longer. Forms with photos have a pace of their own (limit-upload-time.ts). */
export function limitBodyTime(request: IncomingMessage, milliseconds = usualMs): void {
  if (!hasBody(request) || isForm(request)) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, milliseconds);
  // A request that is answered before its body has ended may never emit `close`.
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
