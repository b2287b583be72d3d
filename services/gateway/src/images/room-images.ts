import { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import type { Client } from 'minio';
import { imageFormats, imageWidths, Refusal } from '@wayhouse/contracts';
import { inTime } from './open-with-timeout.js';

const address = new RegExp(`^/images/([A-Za-z0-9_-]{1,64})/(${imageWidths.join('|')})\\.(${imageFormats.join('|')})$`);
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const storeMilliseconds = 8000;

/** Room photos from object storage. A photo's address never gets another content, so its address is also its tag. */
export function roomImages(store: Pick<Client, 'getObject'>, bucket: string): RequestHandler {
  return async (request, response, next) => {
    if (!request.path.toLowerCase().startsWith('/images/')) return next();
    const [, id, width, format = ''] = address.exec(request.path) ?? [];
    if (!id || !isRead(request.method)) throw new Refusal('not-found', 'There is no such photo.');
    const name = `${id}/${width}.${format}`;
    describe(response, name, types[format] ?? '');
    if (request.fresh) return void response.status(304).end();
    try {
      const object = await inTime(store.getObject(bucket, name), storeMilliseconds);
      const length = object instanceof IncomingMessage ? object.headers['content-length'] : undefined;
      if (length) response.setHeader('Content-Length', length);
      if (request.method === 'HEAD') return void response.end(() => object.destroy());
      await pipeline(object, response);
    } catch (error) {
      // Once a part has been sent, all that is left is to cut the answer off.
      if (!response.headersSent) next(asRefusal(error, response));
    }
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function describe(response: Response, name: string, type: string) {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('ETag', `"${name}"`);
  // Shared links are previewed on other sites.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function asRefusal(error: unknown, response: Response): Refusal {
  response.removeHeader('Content-Type');
  response.removeHeader('ETag');
  response.removeHeader('Content-Length');
  response.setHeader('Cache-Control', 'no-store');
  const missing = (error as { code?: unknown }).code === 'NoSuchKey';
  if (missing) return new Refusal('not-found', 'There is no such photo.');
  return new Refusal('unavailable', 'Photos are not reachable right now. Please try again.');
}
