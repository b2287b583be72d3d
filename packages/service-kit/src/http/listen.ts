import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUnreadable } from './client-errors.js';
import { isStream } from './on-response-sent.js';

/** Long enough for four photos over a slow line. */
const requestTimeout = 300_000;
const slowSenders = { requestTimeout, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };
/** Stopping has 3 s in all; see graceful-stop.ts. */
const closing = { lookAgain: 50, patience: 1500 };

/** The answers of each server that are not out yet. */
const answering = new WeakMap<Server, Set<ServerResponse>>();

type At = { PORT: number; HOST: string };

/** Opens the port. A port that is taken is one clear sentence, which names its `setting`. Slow senders are cut off. */
export async function listen(app: RequestListener, { PORT, HOST }: At, setting = 'PORT'): Promise<Server> {
  const server = createServer({ ...slowSenders, keepAliveTimeout: 65_000 }, app);
  const open = new Set<ServerResponse>();
  answering.set(server, open);
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  answerUnreadable(server, open);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${PORT} is taken; set ${setting} to another one.`) : error),
    );
    server.listen(PORT, HOST, resolve);
  });
  return server;
}

export const addressOf = (server: Server, host: string): string =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`;

/**
 * Takes no new requests, lets running ones end, drops what idles, ends streams of events,
 * and cuts off what goes on and on.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const response of answering.get(server) ?? []) if (isStream(response)) response.end();
  // A connection kept alive turns idle only once its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), closing.lookAgain);
  const all = setTimeout(() => server.closeAllConnections(), closing.patience);
  await closed;
  clearInterval(idle);
  clearTimeout(all);
}
