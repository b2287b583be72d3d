import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const start = (env: Record<string, string>) =>
  fork(path.join(import.meta.dirname, 'providers-main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

test('tells its launcher everything the services need, the same after kill -9, and stops when asked', async () => {
  const settings = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'providers-')), PUBLIC_URL: 'http://localhost:3000' };
  const first = start(settings);
  const [told] = (await once(first, 'message')) as [Record<string, Record<string, string>>];
  expect(told).toMatchObject({
    ready: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
    smtp: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/) as string,
    clerk: { apiUrl: `${String(told.ready)}/clerk-api`, jwtKey: expect.stringContaining('BEGIN PUBLIC KEY') as string },
    stripe: { apiUrl: told.ready, webhookSecret: expect.stringMatching(/^whsec_/) as string },
  });
  first.kill('SIGKILL');
  await once(first, 'exit');

  const second = start(settings);
  const [again] = (await once(second, 'message')) as [typeof told];
  expect(again.stripe!.secretKey).toBe(told.stripe!.secretKey);
  expect(again.clerk!.jwtKey).toBe(told.clerk!.jwtKey);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('wrong settings are one sentence and exit code 1', async () => {
  const child = start({ PUBLIC_URL: 'nonsense', PORT: '70000' });
  let said = '';
  child.stderr!.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(said).toMatch(/DATA_DIR.*PUBLIC_URL.*PORT/);
  expect(said.trim().split('\n')).toHaveLength(1);
});
