import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isPathUnder } from '../proxy/routing-table.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Asks for the password, by HTTP Basic with any user name, before the pages of the emulators are shown. */
export function sandboxPassword(password: string | undefined): RequestHandler {
  const isRight = (authorization = '') => {
    if (!password) return true;
    const [, encoded = ''] = /^Basic (.+)$/i.exec(authorization) ?? [];
    const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
    return timingSafeEqual(digest(given), digest(password));
  };
  return (request, response, next) => {
    if (!isPathUnder(request.path, '/__sandbox') || isRight(request.headers.authorization)) return next();
    response.status(401);
    response.set({ 'WWW-Authenticate': 'Basic realm="sandbox", charset="UTF-8"', 'Cache-Control': 'no-store' }).end();
  };
}
