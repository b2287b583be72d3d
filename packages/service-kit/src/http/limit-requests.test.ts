import type { Server } from 'node:http';
import express, { type Response } from 'express';
import { eventually } from '../testing/eventually.js';
import { createLog } from '../log.js';
import { errorHandler } from './error-handler.js';
import { limitRequests } from './limit-requests.js';
import { closeServer, listen, serverUrl } from './listen.js';
import { createMetrics } from './metrics.js';

const host = '127.0.0.1';
let server: Server;
let url: string;
let waiting: Response[] = [];
const metrics = createMetrics('tests');
beforeAll(async () => {
  const app = express();
  app.use(limitRequests(2, metrics));
  app.get('/stream', (_request, response) => void response.type('text/event-stream').flushHeaders());
  app.get('/', (_request, response) => void waiting.push(response));
  app.use(errorHandler(createLog('tests', 'silent')));
  server = await listen(app, { PORT: 0, HOST: host });
  url = serverUrl(server, host);
});
afterAll(() => closeServer(server));

test('more than so many requests at once are refused at once, and those that were accepted are answered', async () => {
  const accepted = [fetch(url), fetch(url)];
  await eventually(async () => expect(waiting).toHaveLength(2));
  for (let times = 0; times < 10; times++) {
    const refused = await fetch(url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(waiting).toHaveLength(2);
  expect(await metrics.registry.metrics()).toContain(
    'http_requests_refused_total{limit="requests in flight",service="tests"} 10',
  );
  waiting.splice(0).forEach((response) => response.end('here'));
  expect(await Promise.all(accepted.map(async (one) => (await one).text()))).toEqual(['here', 'here']);
  const next = fetch(url);
  await eventually(async () => expect(waiting).toHaveLength(1));
  waiting.splice(0).forEach((response) => response.end('here'));
  expect((await next).status).toBe(200);
});

test('a caller who leaves, and an open stream, take no place', async () => {
  const left = new AbortController();
  const leaving = [1, 2].map(() => fetch(url, { signal: left.signal }).catch(() => undefined));
  await eventually(async () => expect(waiting).toHaveLength(2));
  left.abort();
  await Promise.all(leaving);
  waiting = [];
  const streams = new AbortController();
  for (let times = 0; times < 4; times++) {
    await eventually(async () => expect((await fetch(`${url}/stream`, { signal: streams.signal })).status).toBe(200));
  }
  streams.abort();
});
