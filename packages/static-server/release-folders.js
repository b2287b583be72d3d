import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import serveStatic from 'serve-static';

const hashed = /\.[0-9a-f]{8}\.\w+$/;

const serveFolder = (folder) =>
  serveStatic(folder, {
    redirect: false,
    setHeaders(response, file) {
      response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

/**
 * Returns handlers that serve the files of each release, the current one first. A folder with a `releases.json`
 * (`{ current, deployed }`) has a folder per release; any other folder is a release itself. Changes of `releases.json` take
 * effect at once.
 *
 * @param {string} folder
 * @returns {() => import('serve-static').RequestHandler<import('node:http').ServerResponse>[]}
 */
export function releaseHandlers(folder) {
  const pointer = path.join(folder, 'releases.json');
  if (!statSync(pointer, { throwIfNoEntry: false })) {
    const handlers = [serveFolder(folder)];
    return () => handlers;
  }
  let cached = { version: '', handlers: [] };
  return () => {
    const { mtimeMs, ino } = statSync(pointer);
    const version = `${mtimeMs} ${ino}`;
    if (version !== cached.version) {
      const { current, deployed } = JSON.parse(readFileSync(pointer, 'utf8'));
      const names = [current, ...deployed.filter((name) => name !== current).reverse()];
      cached = { version, handlers: names.map((name) => serveFolder(path.join(folder, name))) };
    }
    return cached.handlers;
  };
}
