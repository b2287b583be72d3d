import { pino } from 'pino';
import { currentCorrelationId } from './request-context.js';

export type Log = Pick<ReturnType<typeof createLog>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

/** Structured logs, one JSON object a line, with the service and the request they belong to. */
export function createLog(service: string, level: string) {
  return pino({
    level,
    base: { service },
    mixin: () => {
      const correlationId = currentCorrelationId();
      return correlationId ? { correlationId } : {};
    },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
}
