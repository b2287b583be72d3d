import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { RequestError } from '@wayhouse/contracts';
import type { Metrics } from '../metrics/metrics.js';
import type { Route } from '../routes/route.js';

/** Refuses what an account asks for beyond the `limitPerMinute` of the route, with `Retry-After`. After authorization. */
export function limitCalls({ call, limitPerMinute, countsRefused }: Route, metrics: Metrics): RequestHandler[] {
  if (!limitPerMinute || call.access === 'anyone') return [];
  const limit = rateLimit({
    windowMs: 60_000,
    limit: limitPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // What was refused has mostly cost little.
    skipFailedRequests: !countsRefused,
    keyGenerator: (_request, response) => (response.locals.caller as { id: string }).id,
    handler: (_request, _response, next) => {
      metrics.countRefused('calls of an account');
      next(new RequestError('too-many-requests'));
    },
  });
  return [limit];
}
