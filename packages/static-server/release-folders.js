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

const pointerOf = (folder) => path.join(folder, 'releases.json');
const hasReleases = (folder) => Boolean(statSync(pointerOf(folder), { throwIfNoEntry: false }));

/**
 * Returns the folders of each release, the current one first. A folder with a `releases.json` (`{ current, deployed, canary,
 * setAside }`) has a folder per release; any other folder is a release itself. Changes of `releases.json` take effect at once.
 *
 * @param {string} folder
 * @returns {() => string[]}
 */
export function releaseFolders(folder) {
  const pointer = pointerOf(folder);
  if (!hasReleases(folder)) {
    const folders = [folder];
    return () => folders;
  }
  let cached = { version: '', folders: [] };
  return () => {
    const { mtimeMs, ino } = statSync(pointer);
    const version = `${mtimeMs} ${ino}`;
    if (version !== cached.version) {
      const { current, deployed, canary, setAside } = JSON.parse(readFileSync(pointer, 'utf8'));
      const others = [...deployed.filter((name) => name !== current).reverse(), canary?.release, setAside];
      const names = [current, ...others.filter((name) => name !== undefined)];
      cached = { version, folders: names.map((name) => path.join(folder, name)) };
    }
    return cached.folders;
  };
}

/**
 * Returns handlers that serve the files of each release, in the order of `releaseFolders`.
 *
 * @param {string} folder
 * @returns {() => import('serve-static').RequestHandler<import('node:http').ServerResponse>[]}
 */
export function releaseHandlers(folder) {
  const foldersNow = releaseFolders(folder);
  let cached = { folders: [], handlers: [] };
  return () => {
    const folders = foldersNow();
    if (folders !== cached.folders) cached = { folders, handlers: folders.map(serveFolder) };
    return cached.handlers;
  };
}

/**
 * Serves `/releases.json`, and each release by itself below `/releases/<name>/`, for visitors who get another one than the
 * current. Returns false for any other path, and where there are no releases.
 *
 * @param {string} folder
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, notFound: () => void) => boolean}
 */
export function serveReleases(folder) {
  if (!hasReleases(folder)) return () => false;
  const [foldersNow, handlersNow] = [releaseFolders(folder), releaseHandlers(folder)];
  return (request, response, notFound) => {
    const [pathname] = (request.url ?? '/').split('?', 1);
    if (pathname === '/releases.json') {
      const headers = {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-cache',
        'Access-Control-Allow-Origin': '*',
      };
      response.writeHead(200, headers).end(readFileSync(pointerOf(folder)));
      return true;
    }
    const [, name, file] = /^\/releases\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
    if (!name) return false;
    const at = foldersNow().findIndex((each) => path.basename(each) === name);
    request.url = file + request.url.slice(pathname.length);
    if (at < 0) notFound();
    else handlersNow()[at](request, response, notFound);
    return true;
  };
}
