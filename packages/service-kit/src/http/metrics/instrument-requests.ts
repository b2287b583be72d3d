import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import type { Request, RequestHandler } from 'express';
import type { Log } from '../../log.js';
import { inContext, type RequestContext } from '../../request-context.js';
import { parseTraceparent, formatTraceparent } from '../../telemetry/traceparent.js';
import { type StartedSpan, markFailed, type Tracing } from '../../telemetry/tracing.js';
import { loggablePath } from './loggable-path.js';
import type { Metrics } from './metrics.js';
import { onResponseSent } from './on-response-sent.js';
import { requestLocale } from '../clients/request-locale.js';

/** The route label of a request's metrics. Never its path: each id would become a label value. */
type RouteLabel = (request: Request) => string;

type Instrumentation = {
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
  /** At the edge callers are not trusted: only the id of their trace is used, not their sampling decision. */
  isEdge?: boolean;
};
type Outcome = { path: string; route: string; status: number; seconds: number };

const plausibleId = /^[\w-]{8,64}$/;
const matchedRoute: RouteLabel = (request) => (request.route as { path?: string } | undefined)?.path ?? 'none';

/** Middleware that logs, counts and traces requests, and runs them in a request context with their correlation id. */
export function instrumentRequests({
  routeLabel = matchedRoute,
  ...instrumentation
}: Instrumentation & { routeLabel?: RouteLabel }): RequestHandler {
  return (request, response, next) => {
    const { context, finish } = startRequest(instrumentation, request);
    response.setHeader('x-request-id', context.correlationId);
    onResponseSent(response, ({ status, seconds }) =>
      finish({ path: request.path, route: routeLabel(request), status, seconds }),
    );
    inContext(context, next);
  };
}

/** Starts the span of a request and returns its context, and `finish`, which logs, counts and traces the response. */
export function startRequest({ log, metrics, tracing, isEdge = false }: Instrumentation, request: IncomingMessage) {
  const { method = '' } = request;
  const requestId = request.headers['x-request-id'];
  const correlationId = typeof requestId === 'string' && plausibleId.test(requestId) ? requestId : randomUUID();
  const from = incomingTraceparent(request, isEdge);
  const started = tracing?.startSpan({ name: method, kind: SpanKind.SERVER, from });
  const locale = requestLocale(request);
  const context: RequestContext = { correlationId, traceparent: started?.traceparent ?? from, locale };
  const finish = ({ path, route, status, seconds }: Outcome) => {
    metrics.observeRequest({ method, route, status }, seconds);
    if (started) endSpan(started, { method, route, status, correlationId });
    const fields = { method, path: loggablePath(path), status, milliseconds: Math.round(seconds * 1000) };
    inContext(context, () => log.info(fields, 'request'));
  };
  return { context, finish };
}

function incomingTraceparent({ headers }: IncomingMessage, isEdge: boolean): string | undefined {
  const incoming = parseTraceparent(headers.traceparent as string | undefined);
  if (!incoming) return undefined;
  return formatTraceparent(isEdge ? { ...incoming, traceFlags: 0 } : incoming);
}

type CompletedRequest = { method: string; route: string; status: number; correlationId: string };

function endSpan({ span }: StartedSpan, { method, route, status, correlationId }: CompletedRequest) {
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
