import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { currentContext, currentTraceparent, inContext } from '../request-context.js';
import { readTraceparent, writeTraceparent } from './traceparent.js';

/** `from` names a parent in another process; without it the current context's span is the parent. */
export type About = { name: string; kind: SpanKind; attributes?: Attributes; from?: string };

/** A span under way, and how others name it as their parent. It must be ended. */
export type Begun = { span: Span; traceparent: string };

/** What makes spans. It is undefined where tracing is not configured, so that nothing is made there. */
export type Tracing = {
  begin: (about: About) => Begun;
  /** Sends what has been recorded, within a time limit. */
  stop: () => Promise<void>;
};

/**
 * Spans hang together by the traceparent of the request context alone, on one machine and between several, recorded or
 * not: there is no second context to keep in step.
 */
export const tracingBy = (tracer: Tracer, stop: Tracing['stop']): Tracing => ({
  begin({ name, kind, attributes, from }) {
    const known = readTraceparent(from ?? currentTraceparent());
    const parent = known
      ? trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: from !== undefined })
      : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return { span, traceparent: writeTraceparent(span.spanContext()) };
  },
  stop,
});

/** Does `work` inside a span of its own, which is the parent of what comes of it. */
export async function inSpan<T>(
  tracing: Tracing | undefined,
  about: About,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const { span, traceparent } = tracing.begin(about);
  try {
    return await inContext({ ...currentContext(), traceparent }, () => work(span));
  } finally {
    span.end();
  }
}

/** Says that it went wrong, by an error's name alone or a word: messages can carry what guests wrote. */
export function markFailed(span: Span, reason: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', reason instanceof Error ? reason.name : String(reason));
}
