import { dirname } from 'node:path/posix';
import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { calls, RequestError, stripeWebhook } from '@wayhouse/contracts';
import type { GatewayConfig } from '../config.js';
import { isPathUnder } from '../proxy/routing-table.js';

/** A limit counts requests to `paths` and below, without those to `except`. */
type Limit = { name: string; perMinute: number; paths: string[]; onlyPost?: true; except?: string };

const limits = (config: GatewayConfig): Limit[] => [
  // Stripe's webhooks come in bursts, and are authenticated by a signature.
  { name: 'calls', perMinute: config.RATE_LIMIT_PER_MINUTE, paths: ['/api'], except: dirname(stripeWebhook.path) },
  {
    name: 'bookings',
    perMinute: config.RATE_LIMIT_BOOKINGS_PER_MINUTE,
    paths: [calls.bookRoom.path, calls.startPayment.path],
    onlyPost: true,
  },
  {
    name: 'checks',
    perMinute: config.RATE_LIMIT_CHECKS_PER_MINUTE,
    paths: [calls.checkAvailability.path],
    onlyPost: true,
  },
  {
    name: 'uploads',
    perMinute: config.RATE_LIMIT_UPLOADS_PER_MINUTE,
    paths: [calls.addRoom.path],
    except: calls.toggleAvailability.path,
    onlyPost: true,
  },
  {
    name: 'forms',
    perMinute: config.RATE_LIMIT_FORMS_PER_MINUTE,
    paths: [dirname(calls.sendMessage.path), calls.registerHotel.path],
    onlyPost: true,
  },
  // The servers of a large mail provider unsubscribe all of its users from a few addresses.
  {
    name: 'unsubscriptions',
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    paths: [dirname(calls.unsubscribeFromNewsletter.path)],
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
  if (except && isPathUnder(path, except)) return false;
  return paths.some((each) => isPathUnder(path, each));
}
