import type { SpanContext } from '@opentelemetry/api';

const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** A span as it is named to others (W3C Trace Context). What is not in its form names none. */
export function readTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = form.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  // Only the lowest bit, whether the span is recorded, means something to us.
  return { traceId, spanId, traceFlags: parseInt(flags, 16) & 1 };
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
