import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Clerk } from '../clerk.js';
import { userRoutes } from './user-routes.js';
import { ClerkApiError, unsupported } from '../clerk-error.js';

/** The back-end API, which @clerk/backend calls with the secret key. */
export function backEndRouter(clerk: Clerk): Router {
  const router = Router();
  router.use(requireSecretKey(clerk.keys.secretKey), express.json());
  userRoutes(clerk, router);
  router.use((req) => {
    throw unsupported(`${req.method} /v1${req.path}`);
  });
  return router;
}

const requireSecretKey = (secretKey: string) => (req: Request, _res: Response, next: NextFunction) => {
  const given = req.headers.authorization ?? '';
  const same = timingSafeEqual(digest(given), digest(`Bearer ${secretKey}`));
  if (same) return next();
  if (given && !/^Bearer \S/.test(given)) {
    const message = 'Invalid Authorization header format';
    const how = `${message}. Must be 'Bearer <YOUR_API_KEY>'`;
    throw new ClerkApiError(401, 'authorization_header_format_invalid', message, how);
  }
  const text = 'The provided Clerk Secret Key is invalid. Make sure that your Clerk Secret Key is correct.';
  throw new ClerkApiError(401, 'clerk_key_invalid', text, text);
};

const digest = (text: string) => createHash('sha256').update(text).digest();
