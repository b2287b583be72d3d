import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { nobody, type TestGateway, testGateway } from './testing/test-gateway.js';

let gateway: TestGateway;
let shellDir: string;
beforeAll(async () => {
  gateway = await testGateway();
  shellDir = gateway.shellDir;
});
afterAll(() => gateway.stop());

const addresses = Object.fromEntries(
  ['CATALOG', 'BOOKING', 'PAYMENT', 'NOTIFICATION', 'OWNER_REMOTE', 'STATIC_PAGES_REMOTE'].map((name) => [
    `${name}_URL`,
    nobody,
  ]),
);
const complete = () => ({
  ...addresses,
  ...{ MINIO_ENDPOINT: nobody, MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b' },
  ...{ SHELL_DIR: shellDir, PORT: '0', CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuc3RheS50ZXN0JA==' },
});

function run(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (part) => (said += String(part)));
  // Not `exit`: what it said may still be on its way then.
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, said }));
  return { child, ended };
}

test('a port that is taken is one sentence', async () => {
  const { port } = new URL(gateway.url);
  const { code, said } = await run({ ...complete(), PORT: port }).ended;
  expect({ code, said }).toEqual({ code: 1, said: `Port ${port} is taken; set PORT to another one.\n` });
});

test('tells its parent where it answers, and ends on SIGTERM', async () => {
  const { child, ended } = run(complete());
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  expect((await fetch(`${ready}/health/live`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
