import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers as `listener` says. */
export async function upstream(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Upstream = Awaited<ReturnType<typeof upstream>>;

/** A server that tells who it is and what it was asked. */
export const echo = (name: string) =>
  upstream((request, response) => {
    const { method, url, headers } = request;
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-own', name);
    response.setHeader('connection', 'keep-alive, x-secret');
    response.setHeader('x-secret', 'between us');
    request.resume().on('end', () => response.end(JSON.stringify({ name, method, url, headers })));
  });

/** What `echo` answers. */
export type Echo = { name: string; method: string; url: string; headers: Record<string, string> };
