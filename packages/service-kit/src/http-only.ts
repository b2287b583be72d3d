// For processes without database, events and sign-in: these libraries would cost them memory.
export { httpAddress, httpEnvironment, readEnvironment, sharedSettings } from './config.js';
export { emulatorProblems, isThisMachine } from './public-site.js';
export { exitWithError, stopOnSignal, notifyReady } from './graceful-shutdown.js';
export { errorHandler, notFoundHandler } from './http/error-handler.js';
export { serverUrl, closeServer, listen } from './http/listen.js';
export { loggablePath } from './http/loggable-path.js';
export { createMetrics, type Metrics } from './http/metrics.js';
export { startRequest, instrumentRequests } from './http/instrument-requests.js';
export { limitRequests } from './http/limit-requests.js';
export { healthProbes } from './http/health-probes.js';
export { metricsEndpoint, serveMetrics } from './http/metrics-endpoint.js';
export { currentTraceparent } from './request-context.js';
export { followRequestLocale } from './http/request-locale.js';
export { setLanguage } from './http/set-language.js';
export { openTracing } from './telemetry/open-tracing.js';
export { markFailed, type Tracing } from './telemetry/tracing.js';
export { createLog, type Log } from './log.js';
export { SpanKind } from '@opentelemetry/api';
