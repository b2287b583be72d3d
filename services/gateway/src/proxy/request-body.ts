import { PassThrough } from 'node:stream';
import type { Request } from 'express';

/**
 * The body as a stream, or null. If an upstream responds before it has read all of it (413, 403), the rest is read and
 * dropped, because many clients read the response only after sending the body.
 */
export function requestBody(request: Request): PassThrough | null {
  const { method, headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody || method === 'GET' || method === 'HEAD') return null;
  const body = new PassThrough();
  body.on('error', () => undefined);
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  return request.pipe(body);
}
