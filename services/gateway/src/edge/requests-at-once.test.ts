import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { calls, stripeWebhook } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

const running: (TestGateway | Upstream)[] = [];
const sendings: ClientRequest[] = [];
afterAll(() => Promise.all(running.map((each) => each.stop())));
afterEach(() => {
  for (const sending of sendings.splice(0)) sending.destroy();
});

/** A gateway behind one proxy; `arrived` is what has reached the services. */
async function start(over: NodeJS.ProcessEnv, answersSlowForms = false) {
  const arrived: string[] = [];
  const service = await startUpstream((request, response) => {
    arrived.push(String(request.url));
    if (answersSlowForms) return void response.writeHead(408, { connection: 'close' }).end('too slow');
    request.resume().on('end', () => response.end('here'));
  });
  const urls = { CATALOG_URL: service.url, BOOKING_URL: service.url, PAYMENT_URL: service.url };
  const gateway = await testGateway({ ...urls, TRUST_PROXY: '1', ...over });
  running.push(service, gateway);
  return {
    gateway,
    haveArrived: (count: number) => eventually(async () => expect(arrived).toHaveLength(count)),
    from: (address: string, path = '/api/rooms/r1', init: RequestInit = {}) =>
      fetch(gateway.url + path, { ...init, headers: { 'x-forwarded-for': address } }),
    /** Begins a request of which the last byte is missing. */
    drip(address: string, path: string, type = 'application/json') {
      const headers = { 'content-type': type, 'content-length': 3, 'x-forwarded-for': address };
      const sending = open(gateway.url + path, { method: 'POST', headers });
      sendings.push(sending);
      sending.on('error', () => undefined);
      sending.write('{ ');
      return sending;
    },
    metrics: () => gateway.metrics.registry.metrics(),
  };
}

const statusOf = async (sending: ClientRequest) =>
  ((await once(sending, 'response')) as [IncomingMessage])[0].statusCode;

test('bodies that drip in from one address, behind a proxy as well, take neither pages nor bookings from others', async () => {
  const { drip, from, haveArrived, metrics } = await start({
    MAX_REQUESTS_IN_FLIGHT: '6',
    MAX_REQUESTS_IN_FLIGHT_PER_ADDRESS: '5',
  });
  const dripping = Array.from({ length: 8 }, () => drip('192.0.2.7', calls.bookRoom.path));
  expect(await Promise.race(dripping.map(statusOf))).toBe(503);
  await haveArrived(5);
  await eventually(async () => expect(await metrics()).toMatch(/\{limit="requests of an address",.*\} 3/));
  for (let times = 0; times < 3; times++) {
    expect((await from('192.0.2.8')).status).toBe(200);
    expect((await from('192.0.2.8', calls.bookRoom.path, { method: 'POST', body: '{}' })).status).toBe(200);
  }
});

test('bodies that drip in from many addresses leave places for answers and for webhooks', async () => {
  const { drip, from, haveArrived } = await start({ MAX_REQUESTS_IN_FLIGHT: '5' });
  for (let at = 0; at < 12; at++) drip(`192.0.2.${at}`, calls.bookRoom.path);
  await haveArrived(10);
  expect((await from('198.51.100.1')).status).toBe(200);
  expect((await from('198.51.100.1', stripeWebhook.path, { method: 'POST', body: '{}' })).status).toBe(200);
});

test('an address sends only so many forms with photos at once', async () => {
  const { drip, haveArrived, metrics } = await start({});
  const form = (address: string) => drip(address, calls.addRoom.path, 'multipart/form-data; boundary=x');
  const dripping = Array.from({ length: 31 }, () => form('192.0.2.7'));
  expect(await Promise.race(dripping.map(statusOf))).toBe(503);
  await haveArrived(30);
  expect(await metrics()).toContain('http_requests_refused_total{limit="forms of an address",service="gateway"} 1');
  form('192.0.2.8');
  await haveArrived(31);
});

test('whoever sends a form too slowly learns so before its end', async () => {
  const { drip } = await start({}, true);
  const sending = drip('192.0.2.7', calls.addRoom.path, 'multipart/form-data; boundary=x');
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([408, 'too slow']);
});

test.each([
  ['an address', {}, 1],
  ['a trusted proxy, which stands for everybody,', { TRUST_PROXY: '1' }, 3],
])('connections are counted of %s: %j', async (_whose, proxy, open) => {
  const gateway = await testGateway({ ...proxy, MAX_CONNECTIONS_PER_ADDRESS: '1' });
  running.push(gateway);
  const sockets: Socket[] = [];
  for (const _ of [1, 2, 3]) {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
  }
  // What is refused may be gone before its answer is read.
  const answers = sockets.map((socket) => once(socket, 'data').then(String, () => 'refused'));
  for (const socket of sockets) socket.write('GET /health/live HTTP/1.1\r\nHost: here\r\n\r\n');
  const answered = await Promise.all(answers);
  expect(answered.filter((text) => text.startsWith('HTTP/1.1 200 OK'))).toHaveLength(open);
  for (const socket of sockets) socket.destroy();
});

test.each([
  ['RATE_LIMIT_PER_MINUTE', calls.showUser.path],
  ['RATE_LIMIT_PAGES_PER_MINUTE', '/rooms/r1'],
])('the addresses of one IPv6 network share %s', async (setting, path) => {
  const { from } = await start({ [setting]: '1' });
  expect((await from('2001:db8:1:2::1', path)).status).not.toBe(429);
  expect((await from('2001:db8:1:2:ffff::9', path)).status).toBe(429);
  expect((await from('2001:db8:1:3::1', path)).status).not.toBe(429);
});
