import { createRequire } from 'node:module';
import path from 'node:path';
import express, { Router } from 'express';

const dist = path.dirname(createRequire(import.meta.url).resolve('@clerk/clerk-js/dist/clerk.browser.js'));

/** The installed clerk-js, whatever version the address asks for: no other host is needed. */
export function clerkJs(): Router {
  const router = Router();
  router.use(/\/@clerk\/clerk-js@[^/]+\/dist/, express.static(dist, { index: false, maxAge: '1h' }));
  return router;
}
