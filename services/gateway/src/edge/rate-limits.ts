import { dirname } from 'node:path/posix';
import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { calls, emailWebhook, isFilePath, observationsPath, RequestError, stripeWebhook } from '@wayhouse/contracts';
import { type Metrics, networkOf } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import { policyReportsPath } from './policy-reports.js';
import { isPathUnder } from '../proxy/routing-table.js';
import type { SharedLimits } from './shared-limits.js';

/**
 * A limit counts requests to `paths` and below, or those that `counts` names, without those to `except`. One that `isOwn` is
 * of each gateway: what it guards is the gateway itself.
 */
type Limit = { name: string; perMinute: number; onlyPost?: true; except?: string; isOwn?: true } & (
  | { paths: string[] }
  | { counts: (path: string) => boolean }
);

const limits = (config: GatewayConfig): Limit[] => [
  // Webhooks come in bursts, and are authenticated by a signature.
  { name: 'calls', perMinute: config.RATE_LIMIT_PER_MINUTE, paths: ['/api'], except: dirname(stripeWebhook.path) },
  {
    name: 'bookings',
    perMinute: config.RATE_LIMIT_BOOKINGS_PER_MINUTE,
    paths: [calls.bookRoom.path, calls.bookTogether.path, calls.startPayment.path, calls.payTogether.path],
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
    // Changes of a hotel are limited by account.
    except: calls.showOwnHotel.path,
    onlyPost: true,
  },
  {
    name: 'personal data',
    perMinute: config.RATE_LIMIT_PERSONAL_DATA_PER_MINUTE,
    paths: [dirname(calls.exportAccount.path), calls.deleteAccount.path],
  },
  // The servers of a large mail provider unsubscribe all of its users from a few addresses.
  {
    name: 'unsubscriptions',
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    paths: [dirname(calls.unsubscribeFromNewsletter.path)],
    onlyPost: true,
  },
  // All emails come from a few addresses of one provider; each that is accepted costs calls to Clerk.
  { name: 'emails', perMinute: config.RATE_LIMIT_PER_MINUTE, paths: [emailWebhook.path], onlyPost: true },
  { name: 'policy reports', perMinute: policyReportsPerMinute, paths: [policyReportsPath], isOwn: true },
  { name: 'observations', perMinute: observationsPerMinute, paths: [observationsPath], isOwn: true },
  { name: 'pages', perMinute: config.RATE_LIMIT_PAGES_PER_MINUTE, counts: isPage },
  { name: 'files', perMinute: config.RATE_LIMIT_FILES_PER_MINUTE, counts: isFile, isOwn: true },
];

/** A page that breaks the policy does so a few times; browsers send them together. */
const policyReportsPerMinute = 60;
/** A page sends one or two; many visitors may share an address. */
const observationsPerMinute = 300;

const hasFiles = ['/images', '/remotes'];
const hasNoPages = ['/api', '/__clerk', '/__sandbox', policyReportsPath, observationsPath, ...hasFiles];
const isUnder = (path: string, prefixes: string[]) => prefixes.some((prefix) => isPathUnder(path, prefix));

/** A page, which costs more than a file: the shell asks the catalog for it. */
const isPage = (path: string) => !isUnder(path, hasNoPages) && !isFilePath(path);
const isFile = (path: string) => isUnder(path, hasFiles) || (!isUnder(path, hasNoPages) && isFilePath(path));

type Edge = { metrics: Metrics; shared?: SharedLimits };

/** One counter per limit and address; of IPv6, per network. */
export function rateLimits(config: GatewayConfig, { metrics, shared }: Edge): RequestHandler[] {
  return limits(config)
    .filter(({ perMinute }) => perMinute > 0)
    .map((limit) =>
      rateLimit({
        windowMs: 60_000,
        limit: limit.perMinute,
        keyGenerator: ({ ip }) => networkOf(ip),
        identifier: limit.name,
        store: limit.isOwn ? undefined : shared?.store(limit.name),
        standardHeaders: 'draft-8',
        legacyHeaders: false,
        // Forwarding headers are ignored on purpose, unless a proxy is trusted.
        validate: { xForwardedForHeader: false, forwardedHeader: false },
        skip: (request) => !appliesTo(limit, request),
        handler: (_request, _response, next) => {
          metrics.countRefused(limit.name);
          next(new RequestError('too-many-requests'));
        },
      }),
    );
}

function appliesTo(limit: Limit, { method, path }: Request): boolean {
  if (limit.onlyPost && method !== 'POST') return false;
  if (limit.except && isPathUnder(path, limit.except)) return false;
  return 'counts' in limit ? limit.counts(path) : isUnder(path, limit.paths);
}
