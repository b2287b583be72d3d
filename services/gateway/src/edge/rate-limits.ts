import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { RequestError } from '@wayhouse/contracts';
import type { GatewayConfig } from '../config.js';
import { isPathUnder } from '../proxy/routing-table.js';

/** A limit counts requests to `paths` and below, without those to `except`. */
type Limit = { name: string; perMinute: number; paths: string[]; onlyPost?: true; except?: string };

const limits = (config: GatewayConfig): Limit[] => [
  // Stripe's webhooks come in bursts, and are authenticated by a signature.
  { name: 'calls', perMinute: config.RATE_LIMIT_PER_MINUTE, paths: ['/api'], except: '/api/webhooks' },
  {
    name: 'bookings',
    perMinute: config.RATE_LIMIT_BOOKINGS_PER_MINUTE,
    paths: ['/api/bookings/book', '/api/bookings/stripe-payments'],
    onlyPost: true,
  },
  {
    name: 'checks',
    perMinute: config.RATE_LIMIT_CHECKS_PER_MINUTE,
    paths: ['/api/bookings/check-availability'],
    onlyPost: true,
  },
  {
    name: 'uploads',
    perMinute: config.RATE_LIMIT_UPLOADS_PER_MINUTE,
    paths: ['/api/rooms'],
    except: '/api/rooms/toggle-availability',
    onlyPost: true,
  },
  {
    name: 'forms',
    perMinute: config.RATE_LIMIT_FORMS_PER_MINUTE,
    paths: ['/api/messages', '/api/hotels'],
    onlyPost: true,
  },
  // The servers of a large mail provider unsubscribe all of its users from a few addresses.
  {
    name: 'unsubscriptions',
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    paths: ['/newsletter/unsubscribe'],
    onlyPost: true,
  },
];

/** One counter per limit and IP address. */
export function rateLimits(config: GatewayConfig): RequestHandler[] {
  return limits(config)
    .filter(({ perMinute }) => perMinute > 0)
    .map((limit) =>
      rateLimit({
        windowMs: 60_000,
        limit: limit.perMinute,
        identifier: limit.name,
        standardHeaders: 'draft-8',
        legacyHeaders: false,
        // Forwarding headers are ignored on purpose, unless a proxy is trusted.
        validate: { xForwardedForHeader: false, forwardedHeader: false },
        skip: (request) => !appliesTo(limit, request),
        handler: (_request, _response, next) => next(new RequestError('too-many-requests')),
      }),
    );
}

function appliesTo({ paths, onlyPost, except }: Limit, { method, path }: Request): boolean {
  if (onlyPost && method !== 'POST') return false;
  const lower = path.toLowerCase().replace(/\/$/, '');
  if (except && isPathUnder(lower, except)) return false;
  return paths.some((each) => isPathUnder(lower, each));
}
