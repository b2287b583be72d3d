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
import { parseTraceparent, formatTraceparent } from './traceparent.js';

/** `from` is the traceparent of a parent in another process; without it the current span is the parent. */
type SpanOptions = { name: string; kind: SpanKind; attributes?: Attributes; from?: string };

/** A span that has to be ended, and its traceparent for its children. */
export type StartedSpan = { span: Span; traceparent: string };

/** Undefined where tracing is not configured, so that no spans are created there. */
export type Tracing = {
  startSpan: (options: SpanOptions) => StartedSpan;
  /** Exports the recorded spans, within a time limit. */
  stop: () => Promise<void>;
};

/**
 * Parents are found through the traceparent of the request context alone, within a process and between processes, so
 * OpenTelemetry's own context manager is not needed.
 */
export const createTracing = (tracer: Tracer, stop: Tracing['stop']): Tracing => ({
  startSpan({ name, kind, attributes, from }) {
    const parentContext = parseTraceparent(from ?? currentTraceparent());
    const parent = parentContext
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parentContext, isRemote: from !== undefined })
      : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return { span, traceparent: formatTraceparent(span.spanContext()) };
  },
  stop,
});

/** Runs `work` in a span, which is the parent of the spans that it starts. */
export async function withSpan<T>(
  tracing: Tracing | undefined,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const { span, traceparent } = tracing.startSpan(options);
  try {
    return await inContext({ ...currentContext(), traceparent }, () => work(span));
  } finally {
    span.end();
  }
}

/** Records only the name of an error, because its message may contain personal data. */
export function markFailed(span: Span, reason: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', reason instanceof Error ? reason.name : String(reason));
}
