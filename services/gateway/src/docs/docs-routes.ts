import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { openApiDocument } from '@wayhouse/openapi';

const { resolve } = createRequire(import.meta.url);
const beside = (name: string) => path.join(import.meta.dirname, 'assets', name);

/** The style of each part of the page, sent as one sheet. The layout hides parts in print and so comes after them. */
const sheets = ['tokens', 'text', 'bar', 'layout', 'calls', 'fields', 'code'].map((part) => beside(`${part}.css`));

/** What the page is made of besides its text. Read when the process starts, so that a file that is missing is told then. */
const files = {
  'docs.css': sheets,
  'theme.js': [beside('theme.js')],
  'inter.woff2': [resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')],
  'fraunces.woff2': [resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')],
};

/** The API's document for programs, and the same as a page for people. Both are made once, when they are first asked for. */
export function docsRoutes(origin: string): Router {
  const document = once(() => openApiDocument(origin));
  const assets = Object.entries(files).map(([name, parts]) => ({
    name,
    bytes: Buffer.concat(parts.map((part) => readFileSync(part))),
  }));
  const version = createHash('sha256')
    .update(Buffer.concat(assets.map(({ bytes }) => bytes)))
    .digest('hex')
    .slice(0, 10);
  const folder = `/api/docs/${version}`;
  const page = once(async () => (await import('./docs-page.js')).docsPage(document(), folder));

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

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
