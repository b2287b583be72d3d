// Serves a built front end, or a folder of its releases (see releases-folder.js): `node packages/static-server/serve.js
// owner-remote/dist`, with PORT (0: any free one) and HOST. `/health/live` and `/health/ready` answer for the process.
import { createServer } from 'node:http';
import path from 'node:path';
import { placesIn } from './release-folders.js';

// eslint-disable-next-line no-restricted-properties
const { PORT = '0', HOST = '127.0.0.1' } = process.env;
const directory = process.argv[2];
if (!directory) fail('Name the folder to serve: node packages/static-server/serve.js owner-remote/dist');
const places = placesIn(path.resolve(directory));

const probes = { '/health/live': { live: true }, '/health/ready': { ready: true } };

const server = createServer((request, response) => {
  const probe = probes[request.url ?? ''];
  if (probe) return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(probe));
  const answerMissing = () => {
    response.writeHead(404, {
      'Content-Type': 'text/plain',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
    });
    response.end('Not found');
  };
  const [current, ...earlier] = places();
  const inEarlier = () => {
    const next = earlier.shift();
    if (next) next(request, response, inEarlier);
    else answerMissing();
  };
  current(request, response, () => {
    // What an open page of an earlier release still asks for; a page of the remote alone starts from the current one.
    if (path.extname(request.url ?? '')) return inEarlier();
    request.url = '/index.html';
    current(request, response, answerMissing);
  });
});
server.on('error', (error) => fail(`Cannot serve ${directory}: ${error.message}`));
server.listen(Number(PORT), HOST, () => process.send?.({ ready: `http://${HOST}:${server.address().port}` }));

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
