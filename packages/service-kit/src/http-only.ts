// For processes without data and events: spares them the memory of the database, broker and sign-in libraries.
export { httpEnvironment, readEnvironment } from './config.js';
export { endWithSentence, stopOnSignal, tellReady } from './graceful-stop.js';
export { answerFailures, answerUnknownPath } from './http/failures.js';
export { addressOf, closeServer, listen } from './http/listen.js';
export { createMetrics, type Metrics } from './http/metrics.js';
export { probes } from './http/probes.js';
export { followRequest } from './http/request-log.js';
export { createLog, type Log } from './log.js';
