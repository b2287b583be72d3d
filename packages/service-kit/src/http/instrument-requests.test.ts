import express from 'express';
import { closeServer, addressOf, listen } from './listen.js';
import { currentTraceparent } from '../request-context.js';
import { eventually } from '../testing/eventually.js';
import { followRequest } from './instrument-requests.js';
import { createMetrics } from './metrics.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const brought = `00-${traceId}-00f067aa0ba902b7-01`;

async function serve(isEdge = false) {
  const metrics = createMetrics('tests');
  const info = jest.fn();
  const app = express();
  app.use(followRequest({ metrics, isEdge, log: { info } as never }));
  app.get('/trace/:id', (_request, response) => void response.json({ traceparent: currentTraceparent() }));
  const isAsked = new Promise<void>((asked) => app.get('/never', () => asked()));
  app.get('/slow-line', (_request, response) => {
    response.set('content-length', '2').write('a');
    setTimeout(() => response.end('b'), 50);
  });
  app.get('/stream', (_request, response) => response.type('text/event-stream').flushHeaders());
  const server = await listen(app, { PORT: 0, HOST: '127.0.0.1' });
  const url = addressOf(server, '127.0.0.1');
  return {
    url,
    isAsked,
    info,
    metrics,
    counted: async (labels: string) =>
      expect(await metrics.registry.metrics()).toContain(`http_request_seconds_count{service="tests",${labels}} 1`),
    traceOf: async (traceparent: string) => {
      const answer = await fetch(`${url}/trace/7`, { headers: { traceparent } });
      return ((await answer.json()) as { traceparent?: string }).traceparent;
    },
    stop: () => closeServer(server),
  };
}

test('without tracing a trace passes through as it came; at the edge nobody decides that it is recorded', async () => {
  const [inside, edge] = [await serve(), await serve(true)];
  expect(await inside.traceOf(brought)).toBe(brought);
  expect(await edge.traceOf(brought)).toBe(brought.replace(/01$/, '00'));
  expect(await edge.traceOf('00-rubbish-01')).toBeUndefined();
  await Promise.all([inside.stop(), edge.stop()]);
});

test('a caller that leaves before the answer is counted as such', async () => {
  const { url, isAsked, counted, stop } = await serve();
  const caller = new AbortController();
  const asking = fetch(`${url}/never`, { signal: caller.signal });
  void isAsked.then(() => caller.abort());
  await expect(asking).rejects.toThrow('aborted');
  await eventually(() => counted('method="GET",route="/never",status="499"'));
  await stop();
});

test('what counts is the time to the head of an answer, not how long its caller takes to read it', async () => {
  const { url, metrics, counted, stop } = await serve();
  const labels = 'method="GET",route="/slow-line",status="200"';
  const began = performance.now();
  const answer = await fetch(`${url}/slow-line`);
  const headSeconds = (performance.now() - began) / 1000;
  expect(await answer.text()).toBe('ab');
  await eventually(() => counted(labels));
  const { values } = await metrics.registry.getSingleMetric('http_request_seconds')!.get();
  const sum = values.find((value) => 'metricName' in value && value.metricName === 'http_request_seconds_sum');
  expect(sum?.value).toBeLessThanOrEqual(headSeconds);
  await stop();
});

test('a stream counts when it is open, and once', async () => {
  const { url, counted, info, stop } = await serve();
  const reader = new AbortController();
  await fetch(`${url}/stream`, { signal: reader.signal });
  await eventually(() => counted('method="GET",route="/stream",status="200"'));
  reader.abort();
  await fetch(`${url}/trace/1`);
  await eventually(() => counted('method="GET",route="/trace/:id",status="200"'));
  await counted('method="GET",route="/stream",status="200"');
  expect(info).toHaveBeenCalledTimes(2);
  await stop();
});
