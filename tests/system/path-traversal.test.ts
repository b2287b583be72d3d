import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testStorage } from '@wayhouse/catalog/testing/test-catalog';
import { imageStore } from '@wayhouse/service-kit/photos';
import { type TestGateway, testGateway } from '@wayhouse/gateway/testing/test-gateway';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';
import { type TestShell, testShell } from '@wayhouse/shell-server/testing/test-shell';
import { mapConcurrently } from './platform/map-concurrently.js';

const secret = 'a secret outside of the served folders';
const folder = mkdtempSync(path.join(tmpdir(), 'wayhouse-traversal-'));
const storage = testStorage();
let remote: ChildProcess;
/** Serves any file that a path leads to. */
let naiveUpstream: Upstream;
let shell: TestShell;
let gateway: TestGateway;

beforeAll(async () => {
  for (const name of ['shell', 'owner']) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'index.html'), '<head></head>');
  }
  writeFileSync(path.join(folder, 'secret.txt'), secret);
  const store = imageStore(storage);
  await store.makeBucket(storage.MINIO_BUCKET);
  await store.putObject(storage.MINIO_BUCKET, 'secret.txt', secret);
  remote = fork('packages/static-server/serve.js', [path.join(folder, 'owner')], { env: { PORT: '0' } });
  const [{ ready }] = (await once(remote, 'message')) as [{ ready: string }];
  naiveUpstream = await startUpstream(({ url }, response) => {
    const file = path.join(folder, 'owner', decodeURIComponent(url!.replace(/%(?!25|2e|2f|5c)/gi, '%25')));
    const isThere = existsSync(file) && statSync(file).isFile();
    response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(file) : '');
  });
  const remotes = { OWNER_REMOTE_URL: ready, STATIC_PAGES_REMOTE_URL: naiveUpstream.url };
  shell = await testShell({ SHELL_DIR: path.join(folder, 'shell') });
  gateway = await testGateway({
    ...{ ...remotes, SHELL_URL: shell.url, MINIO_BUCKET: storage.MINIO_BUCKET, RATE_LIMIT_PER_MINUTE: '0' },
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([shell.stop(), naiveUpstream.stop()]);
  remote.kill();
  await once(remote, 'exit');
  rmSync(folder, { recursive: true });
});

const places = [
  '/images/',
  '/images/abc/',
  '/remotes/owner/',
  '/remotes/static-pages/',
  '/api/docs/',
  '/documents/',
  '/',
];
const ups = ['..', '.%2e', '%2E%2e', '%252e%252e', '%c0%ae%c0%ae', '....', '..%00', '%00..', '\\..'];
const slashes = ['/', '//', '%2f', '%252F', '\\', '%5c'];
const goals = ['secret.txt', `${path.basename(folder)}/secret.txt`, 'etc/passwd', 'secret.txt%00.jpg'];
const traversals = places.flatMap((place) =>
  ups.flatMap((up) => slashes.flatMap((slash) => goals.map((goal, at) => place + (up + slash).repeat(at + 1) + goal))),
);

/** `fetch` would normalize the path first. */
async function request(climb: string) {
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = httpRequest(gateway.url, { path: climb, headers: { accept: 'text/html' } }, (answer) =>
      text(answer).then((body) => resolve({ status: answer.statusCode!, body }), reject),
    );
    sent.on('error', reject).end();
  });
  return { climb, status, body };
}

const leaks = new RegExp(`${secret}|root:|${folder}|ENOENT|NoSuch|node_modules`);

test('no encoding of a path escapes the folders of photos, remotes and pages', async () => {
  const answers = await mapConcurrently(traversals, request);
  expect(answers.filter(({ body, status }) => leaks.test(body) || status >= 500)).toEqual([]);
  const isPage = ({ climb, status, body }: (typeof answers)[number]) =>
    status === 200 && body.includes('<head>') && !/^\/(images|api)/.test(climb);
  expect(answers.filter((answer) => ![400, 404].includes(answer.status) && !isPage(answer))).toEqual([]);
  expect((await request('/remotes/owner/index.html')).status).toBe(200);
}, 120_000);

test.each([
  'GET /images/\u0000/../../secret.txt HTTP/1.1',
  'GET ../../secret.txt HTTP/1.1',
  'GET /images/../../secret.txt',
  'GET http://elsewhere.test/remotes/owner/../secret.txt HTTP/1.1',
  'GET http:/remotes/owner/../../secret.txt HTTP/1.1',
  'GET file:///etc/passwd HTTP/1.1',
  'GET /%ff%fe/%/secret.txt HTTP/1.1',
])('the malformed request line %j gets nothing, and the gateway stays up', async (line) => {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.end(`${line}\r\nHost: stay.example.test\r\nConnection: close\r\n\r\n`);
  const response = await text(socket);
  expect(response).not.toMatch(leaks);
  expect(response).not.toMatch(/^HTTP\/1\.1 5/);
  expect((await gateway.get('/health/live')).status).toBe(200);
});
