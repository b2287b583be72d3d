import { request as open, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import express, { type Response } from 'express';
import { clerkWebhook, stripeWebhook } from '@wayhouse/contracts';
import { eventually } from '../../testing/eventually.js';
import { createLog } from '../../log.js';
import { errorHandler } from '../errors/error-handler.js';
import { assertPlace, limitRequests } from './limit-requests.js';
import { closeServer, listen, serverUrl } from '../server/listen.js';
import { createMetrics } from '../metrics/metrics.js';

const host = '127.0.0.1';
const servers: Server[] = [];
const sendings: ClientRequest[] = [];
afterEach(async () => {
  for (const sending of sendings.splice(0)) sending.destroy();
  await Promise.all(servers.splice(0).map(closeServer));
});

/** A server where every request waits until it is let go, except that `/stream` opens a stream. */
async function start(limits: { most: number; mostPerAddress?: number }) {
  const metrics = createMetrics('tests');
  const waiting: Response[] = [];
  let arrived = 0;
  const app = express().set('trust proxy', 1);
  app.use(limitRequests({ ...limits, metrics }), (_request, _response, next) => {
    arrived++;
    next();
  });
  app.get('/stream', (_request, response) => void response.type('text/event-stream').flushHeaders());
  app.use(express.json(), (_request, response) => {
    assertPlace(response);
    waiting.push(response);
  });
  app.use(errorHandler(createLog('tests', 'silent')));
  const server = await listen(app, { PORT: 0, HOST: host });
  servers.push(server);
  const url = serverUrl(server, host);
  return {
    waiting,
    get: (path = '/', { from = '192.0.2.1', ...init }: RequestInit & { from?: string } = {}) =>
      fetch(url + path, { ...init, headers: { 'x-forwarded-for': from } }),
    /** Begins a request of which the last byte is missing. */
    drip(path = '/', from = '192.0.2.1') {
      const headers = { 'content-type': 'application/json', 'content-length': 2, 'x-forwarded-for': from };
      const sending = open(url + path, { method: 'POST', headers });
      sendings.push(sending);
      sending.on('error', () => undefined);
      sending.write('{');
      return sending;
    },
    haveArrived: (count: number) => eventually(async () => expect(arrived).toBe(count)),
    answerAll: () => waiting.splice(0).forEach((response) => response.end('here')),
    areWaiting: (count: number) => eventually(async () => expect(waiting).toHaveLength(count)),
    /** How many were refused by each limit. */
    async refused() {
      const counts = (await metrics.registry.metrics()).matchAll(
        /http_requests_refused_total\{limit="(.*?)".*\} (\d+)/g,
      );
      return Object.fromEntries([...counts].map(([, limit, count]) => [limit, Number(count)]));
    },
  };
}

const responseTo = async (sending: ClientRequest) => ((await once(sending, 'response')) as [IncomingMessage])[0];

test('more than so many requests at once are refused at once, and those that were accepted are answered', async () => {
  const { get, waiting, areWaiting, answerAll, refused } = await start({ most: 2 });
  const accepted = [get(), get()];
  await areWaiting(2);
  for (let times = 0; times < 10; times++) {
    const response = await get();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(waiting).toHaveLength(2);
  expect(await refused()).toEqual({ 'requests in flight': 10 });
  answerAll();
  expect(await Promise.all(accepted.map(async (one) => (await one).text()))).toEqual(['here', 'here']);
  const next = get();
  await areWaiting(1);
  answerAll();
  expect((await next).status).toBe(200);
});

test('a caller who leaves, and an open stream, take no place', async () => {
  const { get, areWaiting, waiting } = await start({ most: 2 });
  const left = new AbortController();
  const leaving = [1, 2].map(() => get('/', { signal: left.signal }).catch(() => undefined));
  await areWaiting(2);
  left.abort();
  await Promise.all(leaving);
  waiting.splice(0);
  const streams = new AbortController();
  for (let times = 0; times < 4; times++) {
    await eventually(async () => expect((await get('/stream', { signal: streams.signal })).status).toBe(200));
  }
  streams.abort();
});

test('bodies that drip in keep nobody away; they have places of their own, of which there are twice as many', async () => {
  const { get, drip, areWaiting, answerAll, refused } = await start({ most: 2 });
  const dripping = Array.from({ length: 6 }, () => drip());
  const beyond = await Promise.race(dripping.map(responseTo));
  expect(beyond.statusCode).toBe(503);
  await eventually(async () => expect(await refused()).toEqual({ 'bodies in flight': 2 }));
  for (let times = 0; times < 3; times++) {
    const answered = get();
    await areWaiting(1);
    answerAll();
    expect((await answered).status).toBe(200);
  }
});

test('a body that ends while there is no place is refused, and answered when there is one', async () => {
  const { get, drip, areWaiting, haveArrived, answerAll, refused, waiting } = await start({ most: 2 });
  const [late, inTime] = [drip(), drip()];
  await haveArrived(2);
  const accepted = [get(), get()];
  await areWaiting(2);
  late.end('}');
  expect((await responseTo(late)).statusCode).toBe(503);
  expect(await refused()).toEqual({ 'requests in flight': 1 });
  answerAll();
  await Promise.all(accepted);
  inTime.end('}');
  await areWaiting(1);
  // It counts now.
  const beside = get();
  await areWaiting(2);
  expect((await get()).status).toBe(503);
  expect(waiting).toHaveLength(2);
  answerAll();
  expect(await text(await responseTo(inTime))).toBe('here');
  await beside;
});

test('an address has only so many, behind a proxy as well, and others are answered', async () => {
  const { get, drip, areWaiting, haveArrived, answerAll, refused } = await start({ most: 50, mostPerAddress: 3 });
  drip('/', '192.0.2.7');
  await haveArrived(1);
  const accepted = [get('/', { from: '192.0.2.7' }), get('/', { from: '192.0.2.7' })];
  await areWaiting(2);
  expect((await get('/', { from: '192.0.2.7' })).status).toBe(503);
  expect(await refused()).toEqual({ 'requests of an address': 1 });
  const other = get('/', { from: '192.0.2.8' });
  await areWaiting(3);
  answerAll();
  expect((await Promise.all([...accepted, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = get('/', { from: '192.0.2.7' });
  await areWaiting(1);
  answerAll();
  expect((await next).status).toBe(200);
});

test('the addresses of one IPv6 network count as one', async () => {
  const { get, areWaiting, answerAll } = await start({ most: 50, mostPerAddress: 1 });
  const accepted = get('/', { from: '2001:db8:1:2::1' });
  await areWaiting(1);
  expect((await get('/', { from: '2001:db8:1:2:ffff::9' })).status).toBe(503);
  const other = get('/', { from: '2001:db8:1:3::1' });
  await areWaiting(2);
  answerAll();
  await Promise.all([accepted, other]);
});

test('webhooks are answered while others take all places, and have only so many', async () => {
  const { get, drip, areWaiting, answerAll, refused } = await start({ most: 5, mostPerAddress: 10 });
  const accepted = Array.from({ length: 5 }, () => get());
  await areWaiting(5);
  expect((await get()).status).toBe(503);
  const webhook = drip(stripeWebhook.path);
  webhook.end('}');
  await areWaiting(6);
  expect((await get(clerkWebhook.path.toUpperCase())).status).toBe(503);
  expect(await refused()).toEqual({ 'requests in flight': 1, webhooks: 1 });
  answerAll();
  expect((await responseTo(webhook)).statusCode).toBe(200);
  await Promise.all(accepted);
});

test('one address cannot take the places of all webhooks', async () => {
  const { drip, areWaiting, answerAll, refused } = await start({ most: 50, mostPerAddress: 10 });
  const dripping = Array.from({ length: 3 }, () => drip(stripeWebhook.path, '192.0.2.7'));
  expect((await Promise.race(dripping.map(responseTo))).statusCode).toBe(503);
  expect(await refused()).toEqual({ 'webhooks of an address': 1 });
  const webhook = drip(stripeWebhook.path, '192.0.2.8');
  webhook.end('}');
  await areWaiting(1);
  answerAll();
  expect((await responseTo(webhook)).statusCode).toBe(200);
});
