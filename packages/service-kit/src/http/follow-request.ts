import { randomUUID } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import type { Request, RequestHandler } from 'express';
import type { Log } from '../log.js';
import { inContext, type RequestContext } from '../request-context.js';
import { readTraceparent, writeTraceparent } from '../telemetry/traceparent.js';
import { type Begun, markFailed, type Tracing } from '../telemetry/tracing.js';
import type { Metrics } from './metrics.js';
import { onceAnswered } from './once-answered.js';

/** Under which name a request is counted: never its path, whose ids would make a name each. */
type RouteOf = (request: Request) => string;

type Given = {
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
  /** Whether anybody may call: what they say of a trace is then no more than its id. */
  isEdge?: boolean;
  routeOf?: RouteOf;
};

const plausibleId = /^[\w-]{8,64}$/;
const matchedRoute: RouteOf = (request) => (request.route as { path?: string } | undefined)?.path ?? 'none';

/** Runs the request in its context, under the id and in the trace it brings or fresh ones; logs, counts and traces it. */
export function followRequest({
  log,
  metrics,
  tracing,
  isEdge = false,
  routeOf = matchedRoute,
}: Given): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    const given = request.get('x-request-id');
    const correlationId = given && plausibleId.test(given) ? given : randomUUID();
    const from = broughtTraceparent(request, isEdge);
    const begun = tracing?.begin({ name: method, kind: SpanKind.SERVER, from });
    const context: RequestContext = { correlationId, traceparent: begun?.traceparent ?? from };
    response.setHeader('x-request-id', correlationId);

    onceAnswered(response, ({ status, seconds }) => {
      const route = routeOf(request);
      metrics.observeRequest({ method, route, status }, seconds);
      if (begun) end(begun, { method, route, status, correlationId });
      const said = { method, path: request.path, status, milliseconds: Math.round(seconds * 1000) };
      inContext(context, () => log.info(said, 'answered'));
    });
    inContext(context, next);
  };
}

function broughtTraceparent(request: Request, isEdge: boolean): string | undefined {
  const brought = readTraceparent(request.get('traceparent'));
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
