import type { SpanContext } from '@opentelemetry/api';

const pattern = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Parses a `traceparent` header (W3C Trace Context); undefined if it is missing or invalid. */
export function parseTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = pattern.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  // Only the lowest bit, `sampled`, is used.
  return { traceId, spanId, traceFlags: parseInt(flags, 16) & 1 };
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
