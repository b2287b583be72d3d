import { createRequire } from 'node:module';
import path from 'node:path';
import express, { Router } from 'express';

const require = createRequire(import.meta.url);
const fonts = [
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
];

/** Styles, scripts and fonts of the pages, at `/__sandbox/assets/`. */
export function pageAssets(): Router {
  const router = Router();
  router.use(express.static(path.join(import.meta.dirname, 'assets'), { index: false, maxAge: 0 }));
  for (const font of fonts) {
    const file = require.resolve(font);
    router.get(`/${path.basename(font)}`, (_req, res) => res.sendFile(file, { maxAge: '7d' }));
  }
  return router;
}
