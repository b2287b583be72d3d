import express, { type Request, type RequestHandler } from 'express';
import { RequestError } from '@wayhouse/contracts';
import type { Webhook } from './route.js';

const mostBytes = 1024 * 1024;
/** Of a body that is dropped: as large as emails get. */
const mostDroppedBytes = 50 * mostBytes;

const readWhole = express.raw({ type: () => true, limit: mostBytes });

/** Reads the body of a webhook. Of one that is too large, and that the webhook would drop, nothing stays in memory. */
export function readWebhookBody({ tooLarge }: Webhook): RequestHandler {
  if (!tooLarge) return readWhole;
  return async (request, response, next) => {
    if (request.headers['content-encoding']) return readWhole(request, response, next);
    if (Number(request.headers['content-length'] ?? 0) > mostDroppedBytes) throw new RequestError('request-too-large');
    const delivery = tooLarge(new Headers(request.headers as Record<string, string>));
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of partsOf(request)) {
      size += part.length;
      delivery.update(part);
      if (size <= mostBytes) parts.push(part);
      else parts.length = 0;
      if (size > mostDroppedBytes) throw new RequestError('request-too-large');
    }
    if (size <= mostBytes) {
      request.body = Buffer.concat(parts);
      return next();
    }
    delivery.end();
    response.json({ success: true });
  };
}

async function* partsOf(request: Request): AsyncGenerator<Buffer> {
  try {
    for await (const part of request) yield part as Buffer;
  } catch {
    throw new RequestError('body-unreadable');
  }
}
