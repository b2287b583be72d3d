import { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import type { Client } from 'minio';
import { imageFormats, imageWidths, RequestError } from '@wayhouse/contracts';
import { openWithTimeout } from '@wayhouse/service-kit/photos';

const photoPath = new RegExp(
  `^/images/([A-Za-z0-9_-]{1,64})/(${imageWidths.join('|')})\\.(${imageFormats.join('|')})$`,
);
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const timeoutMs = 8000;

/** Serves room photos from object storage. The content of a path never changes, so the path is also the ETag. */
export function roomImages(store: Pick<Client, 'getObject'>, bucket: string): RequestHandler {
  return async (request, response, next) => {
    if (!request.path.toLowerCase().startsWith('/images/')) return next();
    const [, id, width, format = ''] = photoPath.exec(request.path) ?? [];
    if (!id || !isReadMethod(request.method)) throw new RequestError('photo-file-not-found');
    const name = `${id}/${width}.${format}`;
    setPhotoHeaders(response, name, types[format] ?? '');
    if (request.fresh) return void response.status(304).end();
    try {
      const object = await openWithTimeout(store.getObject(bucket, name), timeoutMs);
      const length = object instanceof IncomingMessage ? object.headers['content-length'] : undefined;
      if (length) response.setHeader('Content-Length', length);
      if (request.method === 'HEAD') return void response.end(() => object.destroy());
      await pipeline(object, response);
    } catch (error) {
      // After the headers have been sent, the response can only be cut off.
      if (!response.headersSent) next(toRequestError(error, response));
    }
  };
}

const isReadMethod = (method: string) => method === 'GET' || method === 'HEAD';

function setPhotoHeaders(response: Response, name: string, type: string) {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('ETag', `"${name}"`);
  // Other sites show photos in link previews.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function toRequestError(error: unknown, response: Response): RequestError {
  response.removeHeader('Content-Type');
  response.removeHeader('ETag');
  response.removeHeader('Content-Length');
  response.setHeader('Cache-Control', 'no-store');
  const missing = (error as { code?: unknown }).code === 'NoSuchKey';
  return new RequestError(missing ? 'photo-file-not-found' : 'photos-unavailable');
}
