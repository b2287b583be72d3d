import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook that answers with the given statuses in turn and repeats the last. */
export async function startTestWebhook(statuses: number[]) {
  const received: { body: string; signature: string }[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => (body += part));
    req.on('end', () => {
      received.push({ body, signature: String(req.headers['stripe-signature']) });
      res.writeHead(statuses[Math.min(received.length, statuses.length) - 1]!, { location: '/' }).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, received, close: () => void server.close() };
}
