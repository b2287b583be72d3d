import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { RequestError } from '@wayhouse/contracts';
import { type Metrics, networkOf } from '@wayhouse/service-kit/http';
import { isPathUnder } from '../proxy/routing-table.js';
import type { SharedLimits } from './shared-limits.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

const wrongPasswordsPerHour = 10;
/** What pages of the site show to everybody: the script of the sign-in, and pictures. */
const publicPaths = ['/__clerk/npm', '/__clerk/avatar'];

const isGuarded = ({ path }: Request) =>
  (isPathUnder(path, '/__sandbox') || isPathUnder(path, '/__clerk')) &&
  !publicPaths.some((each) => isPathUnder(path, each));

type Edge = { metrics: Metrics; shared?: SharedLimits };

/**
 * Asks for the password, by HTTP Basic with any user name, before the pages of the emulators are shown and before anybody signs
 * in with theirs. An address that has given wrong ones too often waits for an hour.
 */
export function sandboxPassword(password: string | undefined, { metrics, shared }: Edge): RequestHandler[] {
  if (!password) return [];
  const expected = digest(password);
  const refuseGuesser = (next: NextFunction) => {
    metrics.countRefused('sandbox passwords');
    next(new RequestError('too-many-requests'));
  };
  const limit = rateLimit({
    windowMs: 60 * 60_000,
    limit: wrongPasswordsPerHour,
    keyGenerator: ({ ip }) => networkOf(ip),
    identifier: 'sandbox passwords',
    store: shared?.store('sandbox passwords'),
    // With the end of the hour as `Retry-After`.
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (_request, _response, next) => refuseGuesser(next),
  });
  const ask: RequestHandler = async (request, response, next) => {
    if (!isGuarded(request)) return next();
    const text = given(request);
    // Browsers ask without one first.
    if (text === undefined) return askAgain(response);
    if (!isRight(text, expected))
      return void limit(request, response, (error?: unknown) => (error ? next(error) : askAgain(response)));
    const { totalHits = 0, resetTime } = (await limit.getKey(networkOf(request.ip))) ?? {};
    if (totalHits < wrongPasswordsPerHour) return next();
    response.set('Retry-After', String(Math.ceil((Number(resetTime) - Date.now()) / 1000)));
    refuseGuesser(next);
  };
  return [ask];
}

/** The password of a request, empty where it has something else. */
function given({ headers }: Request): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const [, encoded = ''] = /^Basic (.+)$/i.exec(headers.authorization) ?? [];
  return /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString())?.[1] ?? '';
}

const isRight = (password: string, expected: Buffer) => timingSafeEqual(digest(password), expected);

function askAgain(response: Response) {
  response.status(401);
  response.set({ 'WWW-Authenticate': 'Basic realm="sandbox", charset="UTF-8"', 'Cache-Control': 'no-store' }).end();
}
