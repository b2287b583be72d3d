import { createRequire } from 'node:module';
import path from 'node:path';
import express, { Router } from 'express';
import { clerkErrors } from './front-end-api/client-response.js';
import { avatarSvg } from './users/avatar.js';
import { backEndRouter } from './back-end-api/back-end-router.js';
import type { Clerk } from './clerk.js';
import { frontEndRouter } from './front-end-api/front-end-router.js';
import { notFound } from './clerk-error.js';

const installedClerkJs = path.dirname(createRequire(import.meta.url).resolve('@clerk/clerk-js/dist/clerk.browser.js'));

/** The path below which servers find the back-end API; the gateway does not forward it. */
export const backEndPath = '/clerk-api';

export function clerkRouter(clerk: Clerk): Router {
  const router = Router();
  // Whatever version the address asks for: no other host is needed.
  router.use(
    /\/__clerk\/npm\/@clerk\/clerk-js@[^/]+\/dist/,
    express.static(installedClerkJs, { index: false, maxAge: '1h' }),
  );
  router.get('/__clerk/avatar/:id.svg', (req, res) => {
    const user = clerk.records.users.get(req.params.id);
    if (!user) throw notFound('User');
    res.set('cache-control', 'private, max-age=60').type('svg').send(avatarSvg(user));
  });
  router.use('/__clerk/v1', frontEndRouter(clerk));
  router.use(`${backEndPath}/v1`, backEndRouter(clerk));
  router.use('/__clerk', (req) => {
    throw notFound(req.path);
  });
  router.use(clerkErrors);
  return router;
}
