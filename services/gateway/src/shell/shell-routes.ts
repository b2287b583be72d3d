import { type RequestHandler, Router } from 'express';
import { isFilePath, shellFiles } from '@wayhouse/contracts';
import type { Metrics } from '@wayhouse/service-kit/http';
import type { ForwardTo } from '../proxy/proxy.js';
import type { CachedShell } from './cached-shell.js';
import { allOfTheShell, othersPaths } from './shell-paths.js';

/**
 * Forwards pages and files to the shell's server. When it is slow or away, a page is the frame of the shell, and the browser
 * does the rest.
 */
export function shellRoutes(forwardTo: ForwardTo, cached: CachedShell, metrics: Metrics): Router {
  const fromFrame = metrics.counter(
    'pages_from_frame_total',
    'Pages that the shell’s server did not send in time, so that the browser got the frame alone',
  );
  const refreshCached: RequestHandler = (_request, _response, next) => {
    cached.refresh();
    next();
  };
  const forwardPage = forwardTo('SHELL_URL', (response, next) => {
    if (cached.frame.isCached()) fromFrame.inc();
    cached.frame.send(response, next);
  });

  const router = Router();
  router.use((request, _response, next) => next(othersPaths.test(request.path) ? 'router' : undefined));
  router.get(
    shellFiles.config,
    refreshCached,
    forwardTo('SHELL_URL', (response, next) => cached.config.send(response, next)),
  );
  router.get(allOfTheShell, filesOnly, forwardTo('SHELL_URL'));
  router.get(allOfTheShell, pagesOnly, refreshCached, forwardPage);
  return router;
}

const filesOnly: RequestHandler = (request, _response, next) => next(isFilePath(request.path) ? undefined : 'route');
const pagesOnly: RequestHandler = (request, _response, next) => next(request.accepts('html') ? undefined : 'route');
