import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts an upstream with this listener. */
export async function startUpstream(listener: RequestListener) {
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

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

/** Starts an upstream that responds with its name and the request. */
export const startEchoUpstream = (name: string) =>
  startUpstream((request, response) => {
    const { method, url, headers } = request;
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-own', name);
    response.setHeader('connection', 'keep-alive, x-secret');
    response.setHeader('x-secret', 'between us');
    request.resume().on('end', () => response.end(JSON.stringify({ name, method, url, headers })));
  });

/** The response of `startEchoUpstream`. */
export type Echo = { name: string; method: string; url: string; headers: Record<string, string> };
