import { pino } from 'pino';
import { currentCorrelationId, currentTraceparent } from './request-context.js';
import { traceIdOf } from './telemetry/traceparent.js';

export type Log = Pick<ReturnType<typeof createLog>, 'info' | 'warn' | 'error' | 'debug' | 'fatal' | 'child' | 'level'>;

/** What may be set. Audit lines are written at each of them. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug'] as const;
/** `silent` writes nothing at all, and is for tests. */
export type LogLevel = (typeof logLevels)[number] | 'silent';

/** Structured logs, one JSON object per line, with the service, the correlation id and the trace id. */
export function createLog(service: string, level: LogLevel) {
  return pino({
    level,
    base: { service },
    mixin: () => {
      const correlationId = currentCorrelationId();
      const traceparent = currentTraceparent();
      return { ...(correlationId && { correlationId }), ...(traceparent && { traceId: traceIdOf(traceparent) }) };
    },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
}
