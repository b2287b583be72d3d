import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { randomId } from '../../providers/random-id.js';
import { checkoutRoutes } from './checkout-routes.js';
import { apiVersion } from '../events/events.js';
import { paymentRoutes } from './payment-routes.js';
import { StripeApiError, unsupported } from './stripe-error.js';
import type { StripeEmulator } from '../stripe.js';

/** Stripe's API, which the stripe SDK calls with the secret key. */
export function stripeApiRouter(stripe: StripeEmulator): Router {
  const router = Router();
  router.use((_req, res, next) =>
    next(void res.set({ 'request-id': randomId('req_', 14), 'stripe-version': apiVersion })),
  );
  router.use(
    requireSecretKey(stripe.secretKey),
    refuseOtherVersions,
    express.urlencoded({ extended: true, limit: '1mb' }),
  );
  checkoutRoutes(stripe, router);
  paymentRoutes(stripe, router);
  router.use((req) => {
    throw unsupported(`${req.method} /v1${req.path}`, undefined, 404);
  });
  router.use(stripeErrors);
  return router;
}

const requireSecretKey = (secretKey: string) => (req: Request, res: Response, next: NextFunction) => {
  const given = keyOf(req.get('authorization') ?? '');
  if (given && timingSafeEqual(digest(given), digest(secretKey))) return next();
  const message = given
    ? `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  res.set('www-authenticate', 'Bearer realm="Stripe"');
  throw new StripeApiError(401, 'invalid_request_error', message);
};

/** Another version has other responses, and another account other records. */
function refuseOtherVersions(req: Request, _res: Response, next: NextFunction): void {
  const version = req.get('stripe-version') ?? apiVersion;
  if (version !== apiVersion) throw unsupported(`the API version ${version}, only ${apiVersion}`);
  const account = ['stripe-account', 'stripe-context'].find((name) => req.get(name));
  if (account) throw unsupported(`the header ${account}`);
  next();
}

/** As a bearer token, or as curl sends it with `-u key:`. */
function keyOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  return scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function stripeErrors(error: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (res.headersSent) return next(error);
  const apiError = asApiError(error);
  res.status(apiError.status).json(apiError.body());
}

function asApiError(error: unknown): StripeApiError {
  if (error instanceof StripeApiError) return error;
  const { status = 500, message } = error as { status?: number; message: string };
  if (status < 500) return new StripeApiError(status, 'invalid_request_error', message);
  console.error(error);
  return new StripeApiError(500, 'api_error', 'An unknown error occurred; see the log of the sandbox.');
}
