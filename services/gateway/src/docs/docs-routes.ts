import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { openApiDocument } from '@wayhouse/openapi';

const { resolve } = createRequire(import.meta.url);
const assetPath = (name: string) => path.join(import.meta.dirname, 'assets', name);

/** The style sheets of the page, sent as one. The layout hides other parts in print and has to come after them. */
const sheets = ['tokens', 'text', 'bar', 'layout', 'calls', 'fields', 'code'].map((part) => assetPath(`${part}.css`));

/** The assets of the page. They are read when the process starts, so that a missing file is noticed then. */
const files = {
  'docs.css': sheets,
  'theme.js': [assetPath('theme.js')],
  'inter.woff2': [resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')],
  'fraunces.woff2': [resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')],
};

/** Serves the OpenAPI document and the documentation page. Both are created on the first request. */
export function docsRoutes(origin: string): Router {
  const document = memoize(() => openApiDocument(origin));
  const assets = Object.entries(files).map(([name, parts]) => ({
    name,
    bytes: Buffer.concat(parts.map((part) => readFileSync(part))),
  }));
  const version = createHash('sha256')
    .update(Buffer.concat(assets.map(({ bytes }) => bytes)))
    .digest('hex')
    .slice(0, 10);
  const folder = `/api/docs/${version}`;
  const page = memoize(async () => (await import('./docs-page.js')).docsPage(document(), folder));

  const router = Router();
  router.get('/api/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document());
  });
  router.get('/api/docs', async (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(await page());
  });
  for (const { name, bytes } of assets) {
    router.get(`${folder}/${name}`, (_request, response) => {
      response.set('Cache-Control', 'public, max-age=31536000, immutable').type(path.extname(name)).send(bytes);
    });
  }
  return router;
}

function memoize<Made>(make: () => Made): () => Made {
  let cached: { value: Made } | undefined;
  return () => (cached ??= { value: make() }).value;
}
