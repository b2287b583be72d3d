import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { Refusal } from '@wayhouse/contracts';
import type { GatewayConfig } from '../config.js';
import { isUnder } from '../proxy/routing-table.js';

/** What one limit counts: its paths and all below them, `besides` one; only what changes something, or every call. */
type Kind = { name: string; perMinute: number; paths: string[]; onlyPost?: true; besides?: string };

const kinds = (config: GatewayConfig): Kind[] => [
  // Stripe sends its webhooks in bursts, and they carry a signature.
  { name: 'calls', perMinute: config.RATE_LIMIT_PER_MINUTE, paths: ['/api'], besides: '/api/webhooks' },
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
    besides: '/api/rooms/toggle-availability',
    onlyPost: true,
  },
  {
    name: 'forms',
    perMinute: config.RATE_LIMIT_FORMS_PER_MINUTE,
    paths: ['/api/messages', '/api/hotels', '/newsletter/unsubscribe'],
    onlyPost: true,
  },
];

/** One counter a kind and an address. A limit of 0 is none. */
export function rateLimits(config: GatewayConfig): RequestHandler[] {
  return kinds(config)
    .filter(({ perMinute }) => perMinute > 0)
    .map((kind) =>
      rateLimit({
        windowMs: 60_000,
        limit: kind.perMinute,
        identifier: kind.name,
        standardHeaders: 'draft-8',
        legacyHeaders: false,
        // What callers say of themselves is left aside on purpose unless a proxy is trusted.
        validate: { xForwardedForHeader: false, forwardedHeader: false },
        skip: (request) => !counts(kind, request),
        handler: (_request, _response, next) =>
          next(new Refusal('too-many-requests', 'That was a lot at once. Please wait a minute and try again.')),
      }),
    );
}

function counts({ paths, onlyPost, besides }: Kind, { method, path }: Request): boolean {
  if (onlyPost && method !== 'POST') return false;
  const lower = path.toLowerCase().replace(/\/$/, '');
  if (besides && isUnder(lower, besides)) return false;
  return paths.some((each) => isUnder(lower, each));
}
