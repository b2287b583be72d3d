import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that refuses the first delivery of each webhook, and accepts its repetition. */
export async function startReluctantSite() {
  const received: { url: string; body: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => (body += part));
    req.on('end', () => {
      received.push({ url: String(req.url), body, headers: req.headers });
      res.writeHead(received.filter((other) => other.body === body).length === 1 ? 500 : 200).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, close: () => void server.close() };
}
