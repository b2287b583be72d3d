import { type RequestHandler, Router } from 'express';
import { Refusal } from '@wayhouse/contracts';
import type { Log } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import type { PhotoSizes } from '../images/photo-sizes.js';
import { catalogReader } from './catalog-client.js';
import { describePage } from './metadata/page-metadata.js';
import { withHead } from './metadata/insert-head-tags.js';
import { postReader } from './posts-client.js';
import { runtimeConfig } from './runtime-config.js';
import type { Shell } from './shell/open-shell.js';
import { robots, sitemap } from './sitemap.js';

export const allPages = '/{*path}';

/** Everything that this process answers from the shell's files and the settings. */
export function pageRoutes(config: GatewayConfig, shell: Shell, photoSize: PhotoSizes, log: Log): Router {
  const { PUBLIC_URL: origin, CURRENCY: currency } = config;
  const catalog = catalogReader(config.CATALOG_URL);
  const posts = postReader(config);
  const describe = describePage({ catalog, posts, photoSize, origin, currency, log });
  const siteMap = sitemap({ catalog, posts, origin });

  const router = Router();
  router.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(runtimeConfig(config));
  });
  router.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robots(origin)));
  router.get('/sitemap.xml', async (_request, response) => {
    const xml = await siteMap().catch(() => {
      throw new Refusal('unavailable', 'The sitemap cannot be made right now.');
    });
    response.type('application/xml').set('Cache-Control', 'public, max-age=300').send(xml);
  });
  router.get(allPages, clientRoutesOnly, async (request, response) => {
    const { destination } = request.query;
    const head = await describe(request.path, typeof destination === 'string' ? destination : undefined);
    response
      .status(head.missing ? 404 : 200)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(withHead(await shell.index(), head, origin));
  });
  router.get(allPages, filesOnly, shell.files);
  return router;
}

// What stands behind the loader is where it goes next, and no file of ours.
const file = /^(?!\/loader\/).*\.\w{1,8}$/i;
const notAPage = /^\/(api|remotes|images|__clerk|__sandbox|health|metrics)(\/|$)/i;

/** A path that names a file, or belongs to somebody else, is no page. */
const clientRoutesOnly: RequestHandler = (request, _response, next) =>
  next(request.accepts('html') && !file.test(request.path) && !notAPage.test(request.path) ? undefined : 'route');

/** What is no page, but named like a file that the shell may have. */
const filesOnly: RequestHandler = (request, _response, next) =>
  next(file.test(request.path) && !notAPage.test(request.path) ? undefined : 'route');
