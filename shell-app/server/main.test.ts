import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type TestShell, testShell } from './testing/test-shell.js';

let shell: TestShell;
beforeAll(async () => void (shell = await testShell()));
afterAll(() => shell.stop());

test('sends its URL to the parent process, serves pages with nothing behind it, and exits on SIGTERM', async () => {
  const { PATH = '' } = process.env;
  const unreachable = 'http://127.0.0.1:9';
  const env = {
    ...{ PATH, PORT: '0', SHELL_DIR: shell.folder, CATALOG_URL: unreachable },
    ...{ OWNER_REMOTE_URL: unreachable, STATIC_PAGES_REMOTE_URL: unreachable },
    ...{ MINIO_ENDPOINT: unreachable, MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b' },
    CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuc3RheS50ZXN0JA==',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  expect((await fetch(`${ready}/health/ready`)).status).toBe(200);
  const room = await fetch(`${ready}/rooms/r1`, { headers: { accept: 'text/html' } });
  expect([room.status, await room.text()]).toEqual([
    200,
    expect.stringContaining('<title>Title of /rooms/r1 · Wayhouse'),
  ]);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
