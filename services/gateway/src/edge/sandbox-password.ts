import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
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
    // Browsers ask without one first.
    skip: (request) => !isGuarded(request) || given(request) === undefined,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, response) => response.locals.isPasswordWrong !== true,
    handler: (_request, _response, next) => {
      metrics.countRefused('sandbox passwords');
      next(new RequestError('too-many-requests'));
    },
  });
  const ask: RequestHandler = (request, response, next) => {
    if (!isGuarded(request) || isRight(given(request), expected)) return next();
    refuse(request, response);
  };
  return [limit, ask];
}

/** The password of a request, empty where it has something else. */
function given({ headers }: Request): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const [, encoded = ''] = /^Basic (.+)$/i.exec(headers.authorization) ?? [];
  return /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString())?.[1] ?? '';
}

const isRight = (password: string | undefined, expected: Buffer) =>
  password !== undefined && timingSafeEqual(digest(password), expected);

function refuse(request: Request, response: Response) {
  response.locals.isPasswordWrong = given(request) !== undefined;
  response.status(401);
  response.set({ 'WWW-Authenticate': 'Basic realm="sandbox", charset="UTF-8"', 'Cache-Control': 'no-store' }).end();
}
