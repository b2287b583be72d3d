import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const staticServer = path.join(import.meta.dirname, '../../../packages/static-server/serve.js');
/** More than the buffers of a connection take. */
const size = 20_000_000;
let dist: string;
let server: ChildProcess;
let response: IncomingMessage;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  writeFileSync(path.join(dist, 'main.0123abcd.js'), Buffer.alloc(size, 'x'));
  server = fork(staticServer, [dist]);
  const [{ ready }] = (await once(server, 'message')) as [{ ready: string }];
  [response] = (await once(get(`${ready}/main.0123abcd.js`, { agent }), 'response')) as [IncomingMessage];
});
afterEach(() => {
  server.kill('SIGKILL');
  agent.destroy();
  rmSync(dist, { recursive: true });
});

test('a file that is being sent arrives whole, and then the server ends', async () => {
  const ended = once(server, 'exit');
  let received = 0;
  for await (const chunk of response) {
    if (!received) server.kill('SIGTERM');
    received += (chunk as Buffer).length;
  }
  expect(received).toBe(size);
  expect(await ended).toEqual([0, null]);
});

test('the server also ends while a client does not read', async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
