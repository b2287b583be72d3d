import { startUpstream } from '@wayhouse/service-kit/testing/upstream';

const page = '<!doctype html><html><head><title>Shell</title></head><body>the shell</body></html>';
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const hashed = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };

/** A server in the place of the shell's: a page at every path but one, and few files. */
export const startStubShell = () =>
  startUpstream((request, response) => {
    const path = request.url ?? '';
    if (path === '/no/such/page') response.writeHead(404, html).end(page);
    else if (path === '/main.0123abcd.js') response.writeHead(200, hashed).end('console.log("hashed")'.padEnd(2000));
    else if (path === '/config.json') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else if (path === '/robots.txt') response.writeHead(200, { 'content-type': 'text/plain' }).end('Allow: /');
    else if (/\.\w+$/.test(path) && path !== '/frame.html') response.writeHead(404).end('Not found');
    else response.writeHead(200, html).end(page);
  });
