import express, { type Express, type RequestHandler } from 'express';
import type { Call, DocumentFile, Stream } from '@wayhouse/contracts';
import type { Log } from '../log.js';
import { isOutage } from '../mongo/is-outage.js';
import type { Tracing } from '../telemetry/tracing.js';
import { callerOf, type IsOwner } from './authentication.js';
import { answerFailures, answerUnknownPath } from './error-handler.js';
import { followRequest } from './instrument-requests.js';
import { inWordsOf } from './map-field-to-call.js';
import type { Metrics } from './metrics.js';
import { answerMetrics, probes, type Readiness } from './health-probes.js';
import { readInput } from './parse-input.js';
import { readJson } from './parse-json.js';
import type { Route, Webhook } from './route.js';
import { sendDocument } from './send-document.js';
import { sendStream } from './send-event-stream.js';
import { readUploads, uploadsOf } from './uploads.js';

type Given = {
  routes: Route[];
  webhooks?: Webhook[];
  readToken: RequestHandler;
  isOwner: IsOwner;
  readiness: Readiness;
  metrics: Metrics;
  /** Unless they have a port of their own. */
  showsMetrics: boolean;
  tracing?: Tracing;
  log: Log;
};

/** The service's HTTP side: its routes as a table, and round them what every route needs. */
export function createApp({ routes, webhooks = [], readiness, metrics, tracing, log, ...access }: Given): Express {
  const app = express();
  app.disable('x-powered-by');
  // What only machines ask, every few seconds, stays out of the logs and the figures.
  app.use(probes(readiness));
  if (access.showsMetrics) app.use(answerMetrics(metrics));
  app.use(followRequest({ log, metrics, tracing }));
  for (const webhook of webhooks) mountWebhook(app, webhook);
  for (const each of inMatchingOrder(routes)) mount(app, each, access);
  app.use(answerUnknownPath, answerFailures(log, isOutage));
  return app;
}

function mount(app: Express, { call, answer }: Route, access: { readToken: RequestHandler; isOwner: IsOwner }) {
  const { who } = call;
  const known: RequestHandler[] = who === 'anyone' ? [] : [access.readToken];
  const body = call.method === 'GET' ? [] : call.files ? [readUploads(call.files)] : readJson(call);
  const respond: RequestHandler = async (request, response) => {
    const input = readInput(call, request);
    const caller = response.locals.caller as { id: string } | undefined;
    const said = await inWordsOf(call, answer({ input, caller, files: uploadsOf(request) } as never));
    if (call.document) sendDocument(response, call.document, said as DocumentFile);
    else if (call.says) sendStream(response, said as Stream);
    else response.set('cache-control', cacheControl(call)).json({ success: true, ...(said as object) });
  };
  const admit: RequestHandler = async (request, response, next) => {
    if (who !== 'anyone') response.locals.caller = await callerOf(request, who, access.isOwner);
    next();
  };
  app[call.method === 'GET' ? 'get' : 'post'](call.path, ...known, admit, ...body, respond);
}

/** A browser asks each time, and is told if it has the answer already. */
const cacheControl = ({ sharedSeconds }: Call) =>
  sharedSeconds ? `public, max-age=0, must-revalidate, s-maxage=${sharedSeconds}` : 'private, no-cache';

function mountWebhook(app: Express, { path, signatureHeader, receive }: Webhook) {
  app.post(path, express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
    await receive(request.body as Buffer, request.get(signatureHeader) ?? '');
    response.json({ success: true });
  });
}

/** A fixed path goes before a pattern that would swallow it. */
const inMatchingOrder = (routes: Route[]) =>
  [...routes].sort((one, other) => Number(one.call.path.includes(':')) - Number(other.call.path.includes(':')));
