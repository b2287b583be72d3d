import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Agent } from 'undici';
import { RequestError } from '@wayhouse/contracts';
import { type Log, loggablePath, type Tracing } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import { forward } from './forward.js';
import { traceForward } from './trace-forward.js';
import { findRule, frontEnds, type UpstreamName } from './routing-table.js';
import { type UpstreamTimeouts, defaultTimeouts } from './idle-timeout.js';

const connectTimeoutMs = 3000;
const pathTraversal = /(^|[/\\]|%2f|%5c)(\.|%2e){2}([/\\]|%2f|%5c|$)/i;

/** Sends something else in place of a response that is a 5xx or does not come in time. */
type Replacement = (response: Response, next: NextFunction) => void;
export type ForwardTo = (to: UpstreamName, replacement?: Replacement) => RequestHandler;
type Target = { to: UpstreamName; rest: string; replacement?: Replacement };

type ProxyOptions = { config: GatewayConfig; log: Log; tracing?: Tracing; timeouts?: UpstreamTimeouts };

/**
 * Forwards requests to upstreams over keep-alive connections: `forwardByTable` those that have a rule in the table,
 * `forwardTo` all requests to one upstream.
 */
export function proxy({ config, log, tracing, timeouts = defaultTimeouts }: ProxyOptions) {
  // idle-timeout.ts has the timeouts: undici's own would cut off slow uploads and quiet event streams.
  const upstreams = new Agent({ connect: { timeout: connectTimeoutMs }, headersTimeout: 0, bodyTimeout: 0 });

  const forwardByTable: RequestHandler = (request, response, next) => {
    const rule = findRule(request.path, request.method);
    if (!rule) return next();
    const rest = rule.stripPrefix ? request.url.slice(rule.prefix.length) : request.url;
    return send({ to: rule.to, rest }, request, response, next);
  };

  const forwardTo: ForwardTo = (to, replacement) => (request, response, next) =>
    send({ to, rest: request.url, replacement }, request, response, next);

  function send({ to, rest, replacement }: Target, request: Request, response: Response, next: NextFunction): void {
    const upstream = config[to];
    if (!upstream) return next();
    if (pathTraversal.test(request.path)) return next(new RequestError('path-not-found'));
    const { origin, pathname } = new URL(upstream);
    const path = (pathname === '/' ? '' : pathname) + (rest.startsWith('/') ? rest : `/${rest}`);
    const limits = replacement ? { ...timeouts, responseMs: timeouts.pageMs } : timeouts;
    const kind = { frontEnd: frontEnds[to], isReplaceable: replacement !== undefined };
    const exchange = { request, response, origin, path, timeouts: limits, ...kind, ...traceForward(tracing, to) };
    return forward(upstreams, exchange, (error) => {
      log.warn(
        { upstream: to, path: loggablePath(request.path), error: error.message },
        'an upstream does not respond',
      );
      response.setHeader('cache-control', 'no-store');
      if (replacement) replacement(response, next);
      else next(new RequestError('upstream-unavailable'));
    });
  }
  return { forwardByTable, forwardTo, close: () => upstreams.destroy() };
}
