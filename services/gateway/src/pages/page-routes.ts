import { type RequestHandler, Router } from 'express';
import type { Log } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import { runtimeConfig } from './runtime-config.js';
import { readIndexPage, shellFiles } from './shell-files.js';

/** Everything that this process answers from its own files and settings. */
export function pageRoutes(config: GatewayConfig, _log: Log): Router {
  const indexPage = readIndexPage(config.SHELL_DIR);
  const router = Router();
  router.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(runtimeConfig(config));
  });
  router.get('/{*path}', clientRoutesOnly, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(indexPage);
  });
  router.use(shellFiles(config.SHELL_DIR));
  return router;
}

const file = /\.\w{1,8}$/;
const notAPage = /^\/(api|remotes|images|__clerk|__sandbox|health|metrics)(\/|$)/i;

/** A path that names a file, or belongs to somebody else, is no page. */
const clientRoutesOnly: RequestHandler = (request, _response, next) =>
  next(request.accepts('html') && !file.test(request.path) && !notAPage.test(request.path) ? undefined : 'route');
