// For processes without data and events: spares them the memory of the database, broker and sign-in libraries.
export { httpEnvironment, readEnvironment } from './config.js';
export { endWithSentence, stopOnSignal, tellReady } from './graceful-shutdown.js';
export { answerFailures, answerUnknownPath } from './http/error-handler.js';
export { addressOf, closeServer, listen } from './http/listen.js';
export { createMetrics, type Metrics } from './http/metrics.js';
export { beginRequest, followRequest } from './http/instrument-requests.js';
export { answerMetrics, probes } from './http/health-probes.js';
export { serveMetrics } from './http/metrics-endpoint.js';
export { currentTraceparent } from './request-context.js';
export { openTracing } from './telemetry/open-tracing.js';
export { markFailed, type Tracing } from './telemetry/tracing.js';
export { createLog, type Log } from './log.js';
export { SpanKind } from '@opentelemetry/api';
