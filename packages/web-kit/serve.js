// Serves a built front end: `node packages/web-kit/serve.js owner-remote/dist`, with PORT (0: any free one) and HOST.
import { createServer } from 'node:http';
import path from 'node:path';
import serveStatic from 'serve-static';

// eslint-disable-next-line no-restricted-properties
const { PORT = '0', HOST = '127.0.0.1' } = process.env;
const directory = process.argv[2];
if (!directory) fail('Name the folder to serve: node packages/web-kit/serve.js owner-remote/dist');

const hashed = /\.[0-9a-f]{8}\.\w+$/;
const files = serveStatic(path.resolve(directory), {
  redirect: false,
  setHeaders(response, file) {
    response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('X-Content-Type-Options', 'nosniff');
  },
});

const server = createServer((request, response) => {
  const answerMissing = () => {
    response.writeHead(404, {
      'Content-Type': 'text/plain',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
    });
    response.end('Not found');
  };
  files(request, response, () => {
    // A page of the remote alone: every path without a file's ending starts from the same document.
    if (path.extname(request.url ?? '')) return answerMissing();
    request.url = '/index.html';
    files(request, response, answerMissing);
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
