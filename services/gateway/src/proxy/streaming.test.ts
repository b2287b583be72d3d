import { once } from 'node:events';
import { request as open } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@wayhouse/service-kit/testing';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';

const megabyte = 1024 * 1024;
let readOn: (() => void) | undefined;
let closed: () => void;
let service: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  service = await startUpstream((request, response) => {
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
  const receivedResponse = once(sending, 'response').then(async ([response]) => {
    let text = '';
    for await (const some of response) text += String(some);
    return { status: response.statusCode as number, text };
  });
  return { receivedResponse, taken: () => sending.socket?.bytesWritten ?? 0 };
}

test('forwards an upload of 30 MB', async () => {
  expect(await upload('/api/rooms', 30).receivedResponse).toEqual({ status: 200, text: String(30 * megabyte) });
});

test('applies backpressure to an upload instead of buffering it', async () => {
  const { receivedResponse, taken } = upload('/api/rooms/slow', 160);
  let before = -1;
  await eventually(async () => {
    const now = taken();
    const hasStalled = now > megabyte && now === before;
    before = now;
    expect(hasStalled).toBe(true);
    await wait(100);
    expect(taken()).toBe(now);
    expect(readOn).toBeDefined();
  });
  // What the system may keep for two connections (up to 36 MB each), and a little in this process.
  expect(taken()).toBeLessThan(90 * megabyte);
  readOn!();
  expect(await receivedResponse).toEqual({ status: 200, text: String(160 * megabyte) });
});

test('an error response during an upload reaches the client', async () => {
  expect(await upload('/api/rooms/refused', 30).receivedResponse).toEqual({ status: 413, text: 'too large' });
});

test('events arrive at once, and a client that leaves closes the stream at its source', async () => {
  const closedByReader = new Promise<void>((resolve) => (closed = resolve));
  const leaving = new AbortController();
  const headers = { 'accept-encoding': 'gzip', accept: 'text/event-stream' };
  const response = await fetch(`${gateway.url}/api/bookings/events`, { headers, signal: leaving.signal });
  expect(response.headers.get('content-encoding')).toBeNull();
  const first = await response.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('data: one\n\n');
  leaving.abort();
  await closedByReader;
});

test('a shutdown ends open streams at once, also at their source', async () => {
  const sourceClosed = new Promise<void>((resolve) => (closed = resolve));
  const own = await testGateway({ BOOKING_URL: service.url });
  const response = await own.get('/api/bookings/events');
  await own.stop();
  await expect(response.text()).resolves.toMatch(/^(data: one\n\n)?$/);
  await sourceClosed;
});
