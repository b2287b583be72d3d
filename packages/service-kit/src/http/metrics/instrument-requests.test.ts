import express from 'express';
import { closeServer, serverUrl, listen } from '../server/listen.js';
import { currentTraceparent } from '../../request-context.js';
import { eventually } from '../../testing/eventually.js';
import { instrumentRequests } from './instrument-requests.js';
import { createMetrics } from './metrics.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const incoming = `00-${traceId}-00f067aa0ba902b7-01`;

async function startServer(isEdge = false) {
  const metrics = createMetrics('tests');
  const info = jest.fn();
  const app = express();
  app.use(instrumentRequests({ metrics, isEdge, log: { info } as never }));
  app.get('/trace/:id', (_request, response) => void response.json({ traceparent: currentTraceparent() }));
  const isRequested = new Promise<void>((resolve) => app.get('/never', () => resolve()));
  app.get('/slow-body', (_request, response) => {
    response.set('content-length', '2').write('a');
    setTimeout(() => response.end('b'), 50);
  });
  app.get('/stream', (_request, response) => response.type('text/event-stream').flushHeaders());
  const server = await listen(app, { PORT: 0, HOST: '127.0.0.1' });
  const url = serverUrl(server, '127.0.0.1');
  return {
    url,
    isRequested,
    info,
    metrics,
    expectCount: async (labels: string) =>
      expect(await metrics.registry.metrics()).toContain(`http_request_seconds_count{service="tests",${labels}} 1`),
    traceOf: async (traceparent: string) => {
      const response = await fetch(`${url}/trace/7`, { headers: { traceparent } });
      return ((await response.json()) as { traceparent?: string }).traceparent;
    },
    stop: () => closeServer(server),
  };
}

test('without tracing the traceparent is passed on; at the edge without the sampled flag', async () => {
  const [inside, edge] = [await startServer(), await startServer(true)];
  expect(await inside.traceOf(incoming)).toBe(incoming);
  expect(await edge.traceOf(incoming)).toBe(incoming.replace(/01$/, '00'));
  expect(await edge.traceOf('00-invalid-01')).toBeUndefined();
  await Promise.all([inside.stop(), edge.stop()]);
});

test('a client that leaves before the response counts as 499', async () => {
  const { url, isRequested, expectCount, stop } = await startServer();
  const client = new AbortController();
  const request = fetch(`${url}/never`, { signal: client.signal });
  void isRequested.then(() => client.abort());
  await expect(request).rejects.toThrow('aborted');
  await eventually(() => expectCount('method="GET",route="/never",status="499"'));
  await stop();
});

test('measures the time to the head of a response, not the time to read its body', async () => {
  const { url, metrics, expectCount, stop } = await startServer();
  const labels = 'method="GET",route="/slow-body",status="200"';
  const startedAt = performance.now();
  const response = await fetch(`${url}/slow-body`);
  const headSeconds = (performance.now() - startedAt) / 1000;
  expect(await response.text()).toBe('ab');
  await eventually(() => expectCount(labels));
  const { values } = await metrics.registry.getSingleMetric('http_request_seconds')!.get();
  const sum = values.find((value) => 'metricName' in value && value.metricName === 'http_request_seconds_sum');
  expect(sum?.value).toBeLessThanOrEqual(headSeconds);
  await stop();
});

test('an event stream counts once, when it is open', async () => {
  const { url, expectCount, info, stop } = await startServer();
  const reader = new AbortController();
  await fetch(`${url}/stream`, { signal: reader.signal });
  await eventually(() => expectCount('method="GET",route="/stream",status="200"'));
  reader.abort();
  await fetch(`${url}/trace/1`);
  await eventually(() => expectCount('method="GET",route="/trace/:id",status="200"'));
  await expectCount('method="GET",route="/stream",status="200"');
  expect(info).toHaveBeenCalledTimes(2);
  await stop();
});
