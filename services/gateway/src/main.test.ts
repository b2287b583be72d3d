import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { unreachableUrl, type TestGateway, testGateway } from './testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await testGateway()));
afterAll(() => gateway.stop());

const addresses = Object.fromEntries(
  ['SHELL', 'CATALOG', 'BOOKING', 'PAYMENT', 'NOTIFICATION', 'OWNER_REMOTE', 'STATIC_PAGES_REMOTE'].map((name) => [
    `${name}_URL`,
    unreachableUrl,
  ]),
);
const complete = {
  ...addresses,
  MINIO_ENDPOINT: unreachableUrl,
  MINIO_ACCESS_KEY: 'a',
  MINIO_SECRET_KEY: 'b',
  PORT: '0',
  CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuc3RheS50ZXN0JA==',
};

function run(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (part) => (stderr += String(part)));
  // Not `exit`, after which output may still arrive.
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, stderr }));
  return { child, ended };
}

test('a port that is in use fails with a readable error', async () => {
  const { port } = new URL(gateway.url);
  const { code, stderr } = await run({ ...complete, PORT: port }).ended;
  expect({ code, stderr }).toEqual({ code: 1, stderr: `Port ${port} is in use. Set PORT to another port.\n` });
});

test('sends its URL to the parent process, and exits on SIGTERM', async () => {
  const { child, ended } = run(complete);
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  expect((await fetch(`${ready}/health/live`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
