import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Agent } from 'undici';
import { Refusal } from '@wayhouse/contracts';
import type { Log, Tracing } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import { forward } from './forward.js';
import { followForward } from './trace-forward.js';
import { rowFor, type UpstreamName } from './routing-table.js';
import { type Patience, usualPatience } from './idle-timeout.js';

const connectMilliseconds = 3000;
const climbs = /(^|[/\\]|%2f|%5c)(\.|%2e){2}([/\\]|%2f|%5c|$)/i;

type Given = { config: GatewayConfig; log: Log; tracing?: Tracing; patience?: Patience };

/**
 * Sends requests to upstreams over connections that stay open: `pass` what the table names, anything else goes on to the
 * next handler; `passTo` all it gets to one.
 */
export function proxy({ config, log, tracing, patience = usualPatience }: Given) {
  // Silence is measured in forward.ts: the library's own clocks would cut slow uploads and quiet event streams.
  const upstreams = new Agent({ connect: { timeout: connectMilliseconds }, headersTimeout: 0, bodyTimeout: 0 });

  const pass: RequestHandler = (request, response, next) => {
    const row = rowFor(request.path, request.method);
    if (!row) return next();
    return send(row.to, row.stripped ? request.url.slice(row.prefix.length) : request.url, request, response, next);
  };

  const passTo =
    (upstream: UpstreamName): RequestHandler =>
    (request, response, next) =>
      send(upstream, request.url, request, response, next);

  function send(to: UpstreamName, rest: string, request: Request, response: Response, next: NextFunction): void {
    const upstream = config[to];
    if (!upstream) return next();
    if (climbs.test(request.path)) return next(new Refusal('not-found', 'There is nothing at this address.'));
    const { origin, pathname } = new URL(upstream);
    const path = (pathname === '/' ? '' : pathname) + (rest.startsWith('/') ? rest : `/${rest}`);
    const exchange = { request, response, origin, path, patience, ...followForward(tracing, to) };
    return forward(upstreams, exchange, (error) => {
      log.warn({ upstream: to, path: request.path, error: error.message }, 'an upstream does not answer');
      response.setHeader('cache-control', 'no-store');
      next(new Refusal('unavailable', 'This part of Wayhouse is not reachable right now. Please try again.'));
    });
  }
  return { pass, passTo, close: () => upstreams.destroy() };
}
