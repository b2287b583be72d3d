import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondToClientErrors } from './client-errors.js';
import { limitConnections } from '../limits/limit-connections.js';
import { limitBodyTime } from '../limits/limit-body-time.js';
import { isEventStream } from '../metrics/on-response-sent.js';
import { oneAtATime } from './one-at-a-time.js';
import { addRetryAfter } from './retry-after.js';

/** Long enough to upload four photos over a slow connection. */
const requestTimeout = 300_000;
const slowClientLimits = { requestTimeout, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };
/**
 * A connection on which nothing moves, because its client does not read. Event streams send something more often, and every
 * response starts before that.
 */
const stalledMs = 60_000;
/** The whole shutdown may take 3 s; see graceful-shutdown.ts. */
const shutdownLimits = { idleCheckMs: 50, timeoutMs: 1500 };

const maxResponseListeners = 20;

/** The responses of each server that have not ended yet. */
const openResponses = new WeakMap<Server, Set<ServerResponse>>();

type ListenOptions = {
  PORT: number;
  HOST: string;
  MAX_CONNECTIONS?: number;
  MAX_CONNECTIONS_PER_ADDRESS?: number;
  onRefused?: (limit: string) => void;
  bodyTimeoutMs?: number;
};

/**
 * Starts a server that cuts off slow clients, and bounds what a client can make it keep. If the port is in use, the error names
 * its `setting`.
 */
export async function listen(app: RequestListener, options: ListenOptions, setting = 'PORT'): Promise<Server> {
  const { PORT, HOST, MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS: perAddress, onRefused, bodyTimeoutMs } = options;
  const open = new Set<ServerResponse>();
  const answer: RequestListener = (request, response) => {
    // Each handler on its way waits for its end.
    response.setMaxListeners(maxResponseListeners);
    addRetryAfter(response);
    open.add(response);
    response.once('close', () => open.delete(response));
    limitBodyTime(request, bodyTimeoutMs);
    app(request, response);
  };
  const server = createServer({ ...slowClientLimits, keepAliveTimeout: 65_000 }, oneAtATime(answer));
  server.timeout = stalledMs;
  if (MAX_CONNECTIONS) server.maxConnections = MAX_CONNECTIONS;
  server.on('drop', () => onRefused?.('connections'));
  if (perAddress) limitConnections(server, perAddress, () => onRefused?.('connections of an address'));
  openResponses.set(server, open);
  respondToClientErrors(server, open);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${PORT} is in use. Set ${setting} to another port.`) : error,
      ),
    );
    server.listen(PORT, HOST, resolve);
  });
  return server;
}

export const serverUrl = (server: Server, host: string): string =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`;

/**
 * Accepts no new requests, ends event streams and idle connections, waits for running requests, and after a timeout closes
 * what is left.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const response of openResponses.get(server) ?? []) if (isEventStream(response)) response.end();
  // A keep-alive connection becomes idle only after its last response.
  const idleTimer = setInterval(() => server.closeIdleConnections(), shutdownLimits.idleCheckMs);
  const forceTimer = setTimeout(() => server.closeAllConnections(), shutdownLimits.timeoutMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}
