// Serves a built front end, or a folder of its releases (see release-folders.js): `node packages/static-server/serve.js
// owner-remote/dist`. Settings: PORT (0 for any free port) and HOST. Has `/health/live` and `/health/ready`.
import { createServer } from 'node:http';
import path from 'node:path';
import { releaseHandlers, serveReleases } from './release-folders.js';

// eslint-disable-next-line no-restricted-properties
const { PORT = '0', HOST = '127.0.0.1' } = process.env;
const directory = process.argv[2];
if (!directory) exitWithError('Usage: node packages/static-server/serve.js <folder>, for example owner-remote/dist');
const handlers = releaseHandlers(path.resolve(directory));
const serveRelease = serveReleases(path.resolve(directory));

const probes = { '/health/live': { live: true }, '/health/ready': { ready: true } };

const server = createServer((request, response) => {
  const probe = probes[request.url ?? ''];
  if (probe) return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(probe));
  const sendNotFound = () => {
    response.writeHead(404, {
      'Content-Type': 'text/plain',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
    });
    response.end('Not found');
  };
  if (serveRelease(request, response, sendNotFound)) return;
  const [current, ...earlier] = handlers();
  const tryEarlierReleases = () => {
    const next = earlier.shift();
    if (next) next(request, response, tryEarlierReleases);
    else sendNotFound();
  };
  current(request, response, () => {
    // Open pages still request files of an earlier release. Any other path is a page of the current one.
    if (path.extname(request.url ?? '')) return tryEarlierReleases();
    request.url = '/index.html';
    current(request, response, sendNotFound);
  });
});
server.on('error', (error) => exitWithError(`Cannot serve ${directory}: ${error.message}`));
server.listen(Number(PORT), HOST, () => process.send?.({ ready: `http://${HOST}:${server.address().port}` }));

// The whole shutdown may take 3 s; see graceful-shutdown.ts of the services.
const shutdownLimits = { idleCheckMs: 50, timeoutMs: 2500 };

// A file that is being sent arrives whole, unless that takes too long.
function stop() {
  server.close(() => process.exit(0));
  // A keep-alive connection becomes idle only after its last response.
  setInterval(() => server.closeIdleConnections(), shutdownLimits.idleCheckMs);
  setTimeout(() => server.closeAllConnections(), shutdownLimits.timeoutMs);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);

function exitWithError(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
