import { currentTraceparent, markFailed, SpanKind, type Tracing } from '@wayhouse/service-kit/http';
import type { UpstreamName } from './routing-table.js';

/** The status of the upstream's response, the error if there is none, or that the client left before. */
export type ForwardOutcome = number | Error | 'client disconnected';

/** Starts the span of a forwarded request, until the head of the response. Returns the traceparent for the upstream. */
export function traceForward(tracing: Tracing | undefined, to: UpstreamName) {
  const upstream = to.replace(/_URL$/, '').toLowerCase().replaceAll('_', '-');
  const attributes = { 'wayhouse.upstream': upstream };
  const started = tracing?.startSpan({ name: `forward to ${upstream}`, kind: SpanKind.CLIENT, attributes });
  if (!started) return { traceparent: currentTraceparent() };
  const { span, traceparent } = started;
  let isEnded = false;
  const finish = (outcome: ForwardOutcome) => {
    if (isEnded) return;
    isEnded = true;
    if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome);
    // Not a failure of the upstream; the request itself counts as 499.
    if (outcome === 'client disconnected') span.setAttribute('wayhouse.client_disconnected', true);
    else if (typeof outcome !== 'number' || outcome >= 500) markFailed(span, outcome);
    span.end();
  };
  return { traceparent, finish };
}
