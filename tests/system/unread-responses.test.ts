import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { bundle } from '@wayhouse/service-kit/bundle.js';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';
import { unreachableUrl } from '@wayhouse/gateway/testing/test-gateway';

// The gateway as it runs in production, because what counts is the memory of its process.
const root = path.join(import.meta.dirname, '../..');
const [connections, requestsEach] = [200, 100];
const maxMegabytes = 60;

let catalog: Upstream;
let gateway: ChildProcess;
let url: URL;
beforeAll(async () => {
  // As long as the list of rooms, and not compressible.
  const body = JSON.stringify({ success: true, rooms: randomBytes(30_000).toString('base64') });
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, s-maxage=60' };
  catalog = await startUpstream((_request, response) => response.writeHead(200, headers).end(body));
  const [main = ''] = await bundle(root, ['services/gateway/src/main.ts']);
  const upstreams = ['BOOKING', 'PAYMENT', 'NOTIFICATION', 'OWNER_REMOTE', 'STATIC_PAGES_REMOTE', 'SHELL'];
  const env = {
    ...Object.fromEntries(upstreams.map((name) => [`${name}_URL`, unreachableUrl])),
    ...{ CATALOG_URL: catalog.url, PORT: '0', LOG_LEVEL: 'warn' },
    ...{ MINIO_ENDPOINT: unreachableUrl, MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b' },
    CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuc3RheS50ZXN0JA==',
  };
  gateway = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ ready }] = (await once(gateway, 'message')) as [{ ready: string }];
  url = new URL(ready);
});
afterAll(async () => {
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
  await catalog.stop();
});

/** The highest memory of the gateway so far, in megabytes. */
const peak = () => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends many requests at once, and reads nothing. */
async function sendAhead(): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname).pause();
  socket.on('error', () => undefined);
  const sent = new Promise((resolve) =>
    socket.write('GET /api/rooms HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requestsEach), resolve),
  );
  await Promise.race([sent, once(socket, 'close')]);
  return socket;
}

const readRooms = async () => (await fetch(new URL('/api/rooms', url))).arrayBuffer();

test(`${connections} connections that ask ${requestsEach} times and read nothing cost less than ${maxMegabytes} MB`, async () => {
  for (let times = 0; times < 200; times++) await readRooms();
  const before = peak();
  const sockets = await Promise.all(Array.from({ length: connections }, sendAhead));
  // The gateway has answered all that it is going to answer: it answers others, and its memory does not grow any more.
  for (let [steady, last] = [0, 0]; steady < 20;) {
    await readRooms();
    steady = peak() > last ? 0 : steady + 1;
    last = peak();
  }
  sockets.forEach((socket) => socket.destroy());
  if (process.env.TEST_LOG_LEVEL) process.stderr.write(`peak before ${before} MB, after ${peak()} MB\n`);
  expect(peak() - before).toBeLessThan(maxMegabytes);
}, 120_000);
