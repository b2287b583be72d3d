import express from 'express';
import type { HttpConfig } from '../config.js';
import { addressOf, closeServer, listen } from './listen.js';
import type { Metrics } from './metrics.js';
import { answerMetrics } from './health-probes.js';

/** Answers `/metrics` on a port of its own, where one is set. */
export async function serveMetrics({ METRICS_PORT, HOST }: HttpConfig, metrics: Metrics) {
  if (METRICS_PORT === undefined) return undefined;
  const app = express();
  app.disable('x-powered-by');
  app.use(answerMetrics(metrics));
  const server = await listen(app, { PORT: METRICS_PORT, HOST }, 'METRICS_PORT');
  return { url: addressOf(server, HOST), close: () => closeServer(server) };
}
