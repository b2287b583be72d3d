import { Router } from 'express';
import { RequestError, type RuntimeConfig, shellFiles } from '@wayhouse/contracts';
import { currentLocale, type Locale } from '@wayhouse/messages/locale';
import { setLanguage } from '@wayhouse/service-kit/http';
import type { ShellConfig } from '../config.js';
import type { CatalogClient } from '../catalog-client.js';
import type { Remotes } from '../remotes/remotes.js';
import { securityContact } from './security-contact.js';
import { webManifest, webManifestPath } from './web-manifest.js';
import { robots, sitemap } from './sitemap.js';

type Sources = {
  catalog: Pick<CatalogClient, 'rooms'>;
  remotes: Remotes;
  ownPages: () => string[];
  frontEndConfig: (locale: Locale) => RuntimeConfig;
};

/** Serves `/config.json`, `/robots.txt`, `/sitemap.xml`, `/manifest.json` and `/.well-known/security.txt`. */
export function siteFiles(config: ShellConfig, { catalog, remotes, ownPages, frontEndConfig }: Sources): Router {
  const { PUBLIC_URL: origin } = config;
  const siteMap = sitemap({ catalog, remotes, ownPages, origin });

  const router = Router();
  router.get(shellFiles.config, (_request, response) => {
    void remotes.refresh();
    setLanguage(response);
    response.set('Cache-Control', 'no-cache').json(frontEndConfig(currentLocale()));
  });
  router.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robots(origin, remotes)));
  router.get('/.well-known/security.txt', (_request, response) => {
    response.type('text/plain').send(securityContact(config));
  });
  router.get(webManifestPath, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('application/manifest+json').send(JSON.stringify(webManifest));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    await remotes.refresh();
    const xml = await siteMap().catch(() => {
      throw new RequestError('sitemap-unavailable');
    });
    response.type('application/xml').set('Cache-Control', 'public, max-age=300').send(xml);
  });
  return router;
}
