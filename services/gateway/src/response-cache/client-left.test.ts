import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { createLog, createMetrics } from '@wayhouse/service-kit/http';
import { startUpstream } from '@wayhouse/service-kit/testing/upstream';
import { responseCache } from './response-cache.js';

afterEach(() => jest.restoreAllMocks());

test('a request whose client left while it waited for a refresh goes no further', async () => {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const forwarded: ServerResponse[] = [];
  const arrivals = new EventTarget();
  let isAnswered = true;
  const app: RequestListener = (_request, response) => {
    forwarded.push(response);
    if (isAnswered) response.setHeader('cache-control', 's-maxage=1').end('{}');
  };
  const instrumentation = { log: createLog('tests', 'silent'), metrics: createMetrics('tests') };
  const cached = responseCache(app, instrumentation, () => true);
  const server = await startUpstream((request, response) => {
    cached(request, response);
    arrivals.dispatchEvent(Object.assign(new Event('arrived'), { response }));
  });
  const get = (init?: RequestInit) => fetch(`${server.url}/api/rooms`, init).then((each) => each.text());
  const arrival = async () => ((await once(arrivals, 'arrived')) as [{ response: ServerResponse }])[0].response;
  await get();

  now += 1001;
  isAnswered = false;
  const refreshing = get();
  await arrival();
  const client = new AbortController();
  const waiting = get({ signal: client.signal }).catch(() => undefined);
  const left = once(await arrival(), 'close');
  client.abort();
  await Promise.all([waiting, left]);
  forwarded[1]?.writeHead(500).end();
  await refreshing;
  await server.stop();
  expect(forwarded.length).toBe(2);
});
