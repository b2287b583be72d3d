// For processes without data and events: spares them the memory of the database, broker and sign-in libraries.
export { httpEnvironment, readEnvironment } from './config.js';
export { endWithSentence, stopOnSignal, tellReady } from './graceful-stop.js';
export { answerFailures, answerUnknownPath } from './http/failures.js';
export { addressOf, closeServer, listen } from './http/listen.js';
export { createMetrics, type Metrics } from './http/metrics.js';
export { beginRequest, followRequest } from './http/follow-request.js';
export { answerMetrics, probes } from './http/probes.js';
export { serveMetrics } from './http/serve-metrics.js';
export { currentTraceparent } from './request-context.js';
export { openTracing } from './telemetry/open-tracing.js';
export { markFailed, type Tracing } from './telemetry/tracing.js';
export { createLog, type Log } from './log.js';
export { SpanKind } from '@opentelemetry/api';
