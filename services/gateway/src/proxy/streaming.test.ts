import { once } from 'node:events';
import { request as open } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@wayhouse/service-kit/testing';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, upstream } from '../testing/upstream.js';

const megabyte = 1024 * 1024;
let readOn: (() => void) | undefined;
let closed: () => void;
let service: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  service = await upstream((request, response) => {
    if (request.url === '/api/bookings/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      response.once('close', () => closed());
      return void setImmediate(() => response.write('data: one\n\n'));
    }
    if (request.url === '/api/rooms/refused') return void response.writeHead(413).end('too large');
    let received = 0;
    const read = () => void request.on('data', (part: Buffer) => (received += part.length));
    if (request.url === '/api/rooms/slow') readOn = read;
    else read();
    return void request.on('end', () => response.end(String(received)));
  });
  gateway = await testGateway({ CATALOG_URL: service.url, BOOKING_URL: service.url });
});
afterAll(() => Promise.all([gateway.stop(), service.stop()]));

/** Sends `megabytes` as fast as they are taken. */
function upload(path: string, megabytes: number) {
  const sending = open(`${gateway.url}${path}`, { method: 'POST', headers: { 'content-type': 'multipart/form-data' } });
  const part = Buffer.alloc(megabyte);
  Readable.from(Array.from({ length: megabytes }, () => part)).pipe(sending);
  const answered = once(sending, 'response').then(async ([answer]) => {
    let text = '';
    for await (const some of answer) text += String(some);
    return { status: answer.statusCode as number, text };
  });
  return { answered, taken: () => sending.socket?.bytesWritten ?? 0 };
}

test('an upload of 30 MB passes through', async () => {
  expect(await upload('/api/rooms', 30).answered).toEqual({ status: 200, text: String(30 * megabyte) });
});

test('takes no more of an upload than its receiver does, so that none of it piles up', async () => {
  const { answered, taken } = upload('/api/rooms/slow', 160);
  let before = -1;
  await eventually(async () => {
    const now = taken();
    const stands = now > megabyte && now === before;
    before = now;
    expect(stands).toBe(true);
    await wait(100);
    expect(taken()).toBe(now);
    expect(readOn).toBeDefined();
  });
  // What the system may keep for two connections (up to 36 MB each), and a little in this process.
  expect(taken()).toBeLessThan(90 * megabyte);
  readOn!();
  expect(await answered).toEqual({ status: 200, text: String(160 * megabyte) });
});

test('a refusal in the middle of an upload reaches its sender', async () => {
  expect(await upload('/api/rooms/refused', 30).answered).toEqual({ status: 413, text: 'too large' });
});

test('events arrive when they happen, and a reader that leaves is told to their source', async () => {
  const closedByReader = new Promise<void>((resolve) => (closed = resolve));
  const leaving = new AbortController();
  const headers = { 'accept-encoding': 'gzip', accept: 'text/event-stream' };
  const answer = await fetch(`${gateway.url}/api/bookings/events`, { headers, signal: leaving.signal });
  expect(answer.headers.get('content-encoding')).toBeNull();
  const first = await answer.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('data: one\n\n');
  leaving.abort();
  await closedByReader;
});

test('a stop ends the streams that are open, instead of cutting them off late, and tells their sources', async () => {
  const told = new Promise<void>((resolve) => (closed = resolve));
  const own = await testGateway({ BOOKING_URL: service.url });
  const answer = await own.get('/api/bookings/events');
  await own.stop();
  await expect(answer.text()).resolves.toMatch(/^(data: one\n\n)?$/);
  await told;
});
