import { currentTraceparent, markFailed, SpanKind, type Tracing } from '@wayhouse/service-kit/http';
import type { UpstreamName } from './routing-table.js';

/** How a forward went: the status of the upstream's answer, why there is none, or that the caller did not wait for one. */
export type Outcome = number | Error | 'caller left';

/** The span of one request to an upstream, until its answer begins; and what the upstream is told of the trace. */
export function followForward(tracing: Tracing | undefined, to: UpstreamName) {
  const upstream = to.replace(/_URL$/, '').toLowerCase().replaceAll('_', '-');
  const attributes = { 'wayhouse.upstream': upstream };
  const begun = tracing?.begin({ name: `forward to ${upstream}`, kind: SpanKind.CLIENT, attributes });
  if (!begun) return { traceparent: currentTraceparent() };
  const { span, traceparent } = begun;
  let isOver = false;
  const tell = (outcome: Outcome) => {
    if (isOver) return;
    isOver = true;
    if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome);
    // Which is no failure of the upstream's, and the request itself counts as 499.
    if (outcome === 'caller left') span.setAttribute('wayhouse.caller_left', true);
    else if (typeof outcome !== 'number' || outcome >= 500) markFailed(span, outcome);
    span.end();
  };
  return { traceparent, tell };
}
