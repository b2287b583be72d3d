import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import serveStatic from 'serve-static';

const hashed = /\.[0-9a-f]{8}\.\w+$/;

const filesOf = (folder) =>
  serveStatic(folder, {
    redirect: false,
    setHeaders(response, file) {
      response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

/**
 * Where to look for a file now, the current release first. A folder with a `releases.json` (`{ current, deployed }`) holds
 * a folder per release; any other folder is a release itself. The pointer is read again when it has changed.
 *
 * @param {string} folder
 * @returns {() => import('serve-static').RequestHandler<import('node:http').ServerResponse>[]}
 */
export function placesIn(folder) {
  const pointer = path.join(folder, 'releases.json');
  if (!statSync(pointer, { throwIfNoEntry: false })) {
    const alone = [filesOf(folder)];
    return () => alone;
  }
  let read = { changed: '', places: [] };
  return () => {
    const { mtimeMs, ino } = statSync(pointer);
    const changed = `${mtimeMs} ${ino}`;
    if (changed !== read.changed) {
      const { current, deployed } = JSON.parse(readFileSync(pointer, 'utf8'));
      const names = [current, ...deployed.filter((name) => name !== current).reverse()];
      read = { changed, places: names.map((name) => filesOf(path.join(folder, name))) };
    }
    return read.places;
  };
}
