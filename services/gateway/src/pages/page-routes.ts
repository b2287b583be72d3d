import { type RequestHandler, Router } from 'express';
import { RequestError } from '@wayhouse/contracts';
import { type Log, setLanguage } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import type { PhotoSizes } from '../images/photo-sizes.js';
import { allPages, filePath } from './all-pages.js';
import { catalogClient } from './catalog-client.js';
import { pageMetadata } from './metadata/page-metadata.js';
import { insertHeadTags } from './metadata/insert-head-tags.js';
import { postsClient } from './posts-client.js';
import { runtimeConfig } from './runtime-config.js';
import type { Shell } from './shell/shell.js';
import { securityContact } from './security-contact.js';
import { robots, sitemap } from './sitemap.js';

/** Serves pages, the shell's files, `/config.json`, `/robots.txt`, `/sitemap.xml` and `/.well-known/security.txt`. */
export function pageRoutes(config: GatewayConfig, shell: Shell, photoSize: PhotoSizes, log: Log): Router {
  const { PUBLIC_URL: origin, CURRENCY: currency } = config;
  const catalog = catalogClient(config.CATALOG_URL);
  const posts = postsClient(config);
  const describe = pageMetadata({ catalog, posts, photoSize, origin, currency, log });
  const siteMap = sitemap({ catalog, posts, origin });

  const router = Router();
  router.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(runtimeConfig(config));
  });
  router.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robots(origin)));
  router.get('/.well-known/security.txt', (_request, response) => {
    response.type('text/plain').send(securityContact(config));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const xml = await siteMap().catch(() => {
      throw new RequestError('sitemap-unavailable');
    });
    response.type('application/xml').set('Cache-Control', 'public, max-age=300').send(xml);
  });
  router.get(allPages, clientRoutesOnly, async (request, response) => {
    const { destination } = request.query;
    setLanguage(response);
    const head = await describe(request.path, typeof destination === 'string' ? destination : undefined);
    response
      .status(head.missing ? 404 : 200)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(insertHeadTags(await shell.index(), head, origin));
  });
  router.get(allPages, filesOnly, shell.files);
  return router;
}

const notAPage = /^\/(api|remotes|images|__clerk|__sandbox|health|metrics)(\/|$)/i;

/** Paths of files and of other handlers are not pages. */
const clientRoutesOnly: RequestHandler = (request, _response, next) =>
  next(request.accepts('html') && !filePath.test(request.path) && !notAPage.test(request.path) ? undefined : 'route');

/** Paths of files that the shell may have. */
const filesOnly: RequestHandler = (request, _response, next) =>
  next(filePath.test(request.path) && !notAPage.test(request.path) ? undefined : 'route');
