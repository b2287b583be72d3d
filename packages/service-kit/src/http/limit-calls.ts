import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { type Call, RequestError } from '@wayhouse/contracts';

/** Refuses what an account asks for beyond the `limitPerMinute` of the call, with `Retry-After`. After authorization. */
export function limitCalls({ limitPerMinute, access }: Call): RequestHandler[] {
  if (!limitPerMinute || access === 'anyone') return [];
  const limit = rateLimit({
    windowMs: 60_000,
    limit: limitPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // What was refused has cost little.
    skipFailedRequests: true,
    keyGenerator: (_request, response) => (response.locals.caller as { id: string }).id,
    handler: (_request, _response, next) => next(new RequestError('too-many-requests')),
  });
  return [limit];
}
