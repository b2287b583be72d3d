import type { RequestHandler } from 'express';
import { Agent } from 'undici';
import { Refusal } from '@wayhouse/contracts';
import type { Log } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import { forward } from './forward.js';
import { rowFor } from './routes-table.js';
import { usualPatience } from './silence-timer.js';

const connectMilliseconds = 3000;
const climbs = /(^|[/\\]|%2f|%5c)(\.|%2e){2}([/\\]|%2f|%5c|$)/i;

/**
 * Sends what the table names to its upstream over connections that stay open; anything
 * else goes on to the next handler.
 */
export function proxy(config: GatewayConfig, log: Log, patience = usualPatience) {
  // Silence is measured in forward.ts: the library's own clocks would cut slow uploads and quiet event streams.
  const upstreams = new Agent({ connect: { timeout: connectMilliseconds }, headersTimeout: 0, bodyTimeout: 0 });

  const pass: RequestHandler = (request, response, next) => {
    const row = rowFor(request.path, request.method);
    const upstream = row && config[row.to];
    if (!upstream) return next();
    if (climbs.test(request.path)) return next(new Refusal('not-found', 'There is nothing at this address.'));
    const { origin, pathname } = new URL(upstream);
    const rest = row.stripped ? request.url.slice(row.prefix.length) : request.url;
    const path = (pathname === '/' ? '' : pathname) + (rest.startsWith('/') ? rest : `/${rest}`);
    return forward(upstreams, { request, response, origin, path, patience }, (error) => {
      log.warn({ upstream: row.to, path: request.path, error: error.message }, 'an upstream does not answer');
      response.setHeader('cache-control', 'no-store');
      next(new Refusal('unavailable', 'This part of Wayhouse is not reachable right now. Please try again.'));
    });
  };
  return { pass, close: () => upstreams.destroy() };
}
