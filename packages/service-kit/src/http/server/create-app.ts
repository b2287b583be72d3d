import express, { type Express, type RequestHandler } from 'express';
import { type Call, inputShape, isPathParameter, RequestError } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain/limits';
import type { Log } from '../../log.js';
import { isOutage } from '../../mongo/is-outage.js';
import type { Tracing } from '../../telemetry/tracing.js';
import { authorizeCaller, type FindRoles, tokenExpiry } from '../routes/authentication.js';
import { auditChanges, noteCreated } from '../routes/audit-changes.js';
import { signalOf } from '../routes/caller-left.js';
import { clientNetwork } from '../clients/client-network.js';
import { fieldsOf } from '../errors/describe-error.js';
import { errorHandler, notFoundHandler } from '../errors/error-handler.js';
import { instrumentRequests } from '../metrics/instrument-requests.js';
import { knownHosts } from '../clients/known-hosts.js';
import { limitCalls } from '../limits/limit-calls.js';
import { assertPlace, limitRequests } from '../limits/limit-requests.js';
import type { Metrics } from '../metrics/metrics.js';
import { healthProbes, type Readiness } from './health-probes.js';
import { metricsEndpoint } from '../metrics/metrics-endpoint.js';
import { logRefusedDeliveries } from '../routes/log-refused-deliveries.js';
import { parseInput } from '../routes/parse-input.js';
import type { Route, Webhook } from '../routes/route.js';
import { uploadReceiver } from '../uploads/receive-uploads.js';
import { sendResult } from '../routes/send-result.js';
import type { UploadFolder } from '../uploads/upload-folder.js';
import { readWebhookBody } from '../routes/webhook-body.js';

type AppOptions = {
  /** The address of the site. */
  publicUrl: string;
  routes: Route[];
  webhooks?: Webhook[];
  authenticate: RequestHandler;
  findRoles: FindRoles;
  readiness: Readiness;
  metrics: Metrics;
  /** False if the metrics have a port of their own. */
  servesMetrics: boolean;
  /** How many requests are answered at once; 0 means any number. */
  maxRequests: number;
  uploadFolder: UploadFolder;
  tracing?: Tracing;
  log: Log;
};

/** The Express app of a service: its routes, with authentication, parsing, logging, metrics and error handling. */
export function createApp({
  routes,
  webhooks = [],
  readiness,
  metrics,
  tracing,
  log,
  ...callers
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  // Probes and metrics are requested every few seconds and would only fill the logs.
  app.use(healthProbes(readiness));
  app.use(knownHosts(callers.publicUrl));
  if (callers.servesMetrics) app.use(metricsEndpoint(metrics));
  app.use(instrumentRequests({ log, metrics, tracing }), limitRequests({ most: callers.maxRequests, metrics }));
  for (const webhook of webhooks) mountWebhook(app, webhook, log);
  const receiveUploads = uploadReceiver(callers.uploadFolder);
  for (const each of sortByPathSpecificity(routes)) mount(app, each, { ...callers, receiveUploads, metrics, log });
  app.use(notFoundHandler, errorHandler(log, isOutage));
  return app;
}

type MountOptions = {
  authenticate: RequestHandler;
  findRoles: FindRoles;
  receiveUploads: ReturnType<typeof uploadReceiver>;
  metrics: Metrics;
  log: Log;
};

function mount(app: Express, route: Route, { receiveUploads, metrics, log, ...callers }: MountOptions) {
  const { call, handle } = route;
  const { access } = call;
  const authentication: RequestHandler[] = access === 'anyone' ? [] : [callers.authenticate];
  const body = call.method === 'GET' || call.files ? [] : parseJson(call);
  const respond: RequestHandler = async (request, response) => {
    const caller = response.locals.caller as { id: string } | undefined;
    const signal = signalOf(response);
    const uploads = call.files && (await receiveUploads(call.files, request, response, caller?.id));
    const context = { caller, files: uploads?.files ?? [], signal, network: clientNetwork(request) };
    const work = async () => {
      assertPlace(response);
      return handle({ input: parseInput(call, request), ...context } as never);
    };
    const result = await work().finally(() => uploads?.discard());
    noteCreated(response, result as object);
    sendResult(call, response, result, access === 'anyone' ? undefined : tokenExpiry(request));
  };
  const fields = fieldsOf(call);
  const authorize: RequestHandler = async (request, response, next) => {
    response.locals.fields = fields;
    if (access !== 'anyone') response.locals.caller = await authorizeCaller(request, access, callers.findRoles);
    next();
  };
  app[call.method === 'GET' ? 'get' : 'post'](
    call.path,
    ...authentication,
    authorize,
    ...auditChanges(call, log),
    ...limitCalls(route, metrics),
    ...body,
    respond,
  );
}

function mountWebhook(app: Express, webhook: Webhook, log: Log) {
  const receive: RequestHandler = async (request, response) => {
    assertPlace(response);
    const body: unknown = request.body;
    await webhook.receive(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      new Headers(request.headers as Record<string, string>),
    );
    response.json({ success: true });
  };
  app.post(webhook.path, readWebhookBody(webhook), receive, logRefusedDeliveries(webhook, log));
}

/** Fixed paths go before patterns that would match them, too. */
const sortByPathSpecificity = (routes: Route[]) =>
  [...routes].sort((one, other) => Number(one.call.path.includes(':')) - Number(other.call.path.includes(':')));

const readJson = express.json({ limit: limits.bodyBytes });

/** If all fields of a call are in its path, a body of any type is accepted and ignored. */
const parseJson = (call: Call): RequestHandler[] => (hasBodyFields(call) ? [jsonOnly, readJson] : [readJson]);

const jsonOnly: RequestHandler = (request, _response, next) =>
  next(request.is('json') === false ? new RequestError('json-required') : undefined);

const hasBodyFields = (call: Call) => Object.keys(inputShape(call)).some((field) => !isPathParameter(call, field));
