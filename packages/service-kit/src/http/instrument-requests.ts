import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.js';
import { inContext, type RequestContext } from '../request-context.js';
import { readTraceparent, writeTraceparent } from '../telemetry/traceparent.js';
import { type Begun, markFailed, type Tracing } from '../telemetry/tracing.js';
import type { Metrics } from './metrics.js';
import { onceAnswered } from './on-response-sent.js';

/** Under which name a request is counted: never its path, whose ids would make a name each. */
type RouteOf = (request: Request) => string;

type Watch = {
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
  /** Whether anybody may call: what they say of a trace is then no more than its id. */
  isEdge?: boolean;
};
type Outcome = { path: string; route: string; status: number; seconds: number };

const plausibleId = /^[\w-]{8,64}$/;
const matchedRoute: RouteOf = (request) => (request.route as { path?: string } | undefined)?.path ?? 'none';

/** Runs the request in its context, under the id and in the trace it brings or fresh ones; logs, counts and traces it. */
export function followRequest({ routeOf = matchedRoute, ...watch }: Watch & { routeOf?: RouteOf }): RequestHandler {
  return (request, response, next) => {
    const { context, answered } = beginRequest(watch, request);
    response.setHeader('x-request-id', context.correlationId);
    onceAnswered(response, ({ status, seconds }) =>
      answered({ path: request.path, route: routeOf(request), status, seconds }),
    );
    inContext(context, next);
  };
}

/** The context of a request that begins, and what logs, counts and traces it once it is `answered`. */
export function beginRequest({ log, metrics, tracing, isEdge = false }: Watch, request: IncomingMessage) {
  const { method = '' } = request;
  const given = request.headers['x-request-id'];
  const correlationId = typeof given === 'string' && plausibleId.test(given) ? given : randomUUID();
  const from = broughtTraceparent(request, isEdge);
  const begun = tracing?.begin({ name: method, kind: SpanKind.SERVER, from });
  const context: RequestContext = { correlationId, traceparent: begun?.traceparent ?? from };
  const answered = ({ path, route, status, seconds }: Outcome) => {
    metrics.observeRequest({ method, route, status }, seconds);
    if (begun) end(begun, { method, route, status, correlationId });
    const said = { method, path, status, milliseconds: Math.round(seconds * 1000) };
    inContext(context, () => log.info(said, 'answered'));
  };
  return { context, answered };
}

function broughtTraceparent({ headers }: IncomingMessage, isEdge: boolean): string | undefined {
  const brought = readTraceparent(headers.traceparent as string | undefined);
  if (!brought) return undefined;
  return writeTraceparent(isEdge ? { ...brought, traceFlags: 0 } : brought);
}

type Answered = { method: string; route: string; status: number; correlationId: string };

function end({ span }: Begun, { method, route, status, correlationId }: Answered) {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'wayhouse.correlation_id': correlationId,
  });
  if (status >= 500) markFailed(span, status);
  span.end();
}
