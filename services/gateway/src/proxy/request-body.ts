import { PassThrough } from 'node:stream';
import type { Request } from 'express';

/**
 * The body as it comes, or null. An upstream may answer before it has read all of it (too large, not allowed); the rest
 * is then read and dropped, so that the caller gets to see the answer.
 */
export function requestBody(request: Request): PassThrough | null {
  const { method, headers } = request;
  const announced = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!announced || method === 'GET' || method === 'HEAD') return null;
  const body = new PassThrough();
  body.on('error', () => undefined);
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  return request.pipe(body);
}
