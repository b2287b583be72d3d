import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Clerk } from '../clerk.js';
import { clientJson } from './client-json.js';
import { environment } from './environment.js';
import { profileRoutes } from './profile-routes.js';
import { unsupported } from '../clerk-error.js';
import { sessionRoutes } from './session-routes.js';
import { signInRoutes } from './sign-in-routes.js';
import { readBrowser } from './browser.js';
import { setCookies } from './client-response.js';

/** The front-end API, which clerk-js calls from the browser. */
export function frontEndRouter(clerk: Clerk): Router {
  const router = Router();
  router.use(express.urlencoded({ extended: false }), realMethod);
  router.use((_req, res, next) => next(void res.set('cache-control', 'no-store')));

  router.all('/environment', (_req, res) => void res.json(environment(clerk)));
  router.get('/client', (req, res) => {
    const browser = readBrowser(clerk, req.headers);
    const response = clientJson(clerk, browser);
    setCookies(browser, response, res);
    res.json({ response, client: null });
  });
  signInRoutes(clerk, router);
  sessionRoutes(clerk, router);
  profileRoutes(clerk, router);

  router.use((req) => {
    throw unsupported(`${req.method} /v1${req.path}`);
  });
  return router;
}

/** clerk-js sends every change as a POST and names the real method in the query. */
function realMethod(req: Request, _res: Response, next: NextFunction): void {
  const named = req.query._method;
  if (req.method === 'POST' && typeof named === 'string' && /^(PATCH|PUT|DELETE)$/i.test(named))
    req.method = named.toUpperCase();
  next();
}
