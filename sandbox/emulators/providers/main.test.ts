import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const start = (env: Record<string, string>) =>
  fork(path.join(import.meta.dirname, 'main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

test('sends its launcher all that the services need, the same after kill -9, and stops on SIGTERM', async () => {
  const settings = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'providers-')), PUBLIC_URL: 'http://localhost:3000' };
  const first = start(settings);
  const [message] = (await once(first, 'message')) as [Record<string, Record<string, string>>];
  expect(message).toMatchObject({
    ready: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
    smtp: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/) as string,
    clerk: {
      apiUrl: `${String(message.ready)}/clerk-api`,
      jwtKey: expect.stringContaining('BEGIN PUBLIC KEY') as string,
    },
    stripe: { apiUrl: message.ready, webhookSecret: expect.stringMatching(/^whsec_/) as string },
  });
  first.kill('SIGKILL');
  await once(first, 'exit');

  const second = start(settings);
  const [again] = (await once(second, 'message')) as [typeof message];
  expect(again.stripe!.secretKey).toBe(message.stripe!.secretKey);
  expect(again.clerk!.jwtKey).toBe(message.clerk!.jwtKey);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('exits with code 1 and one message for wrong settings', async () => {
  const child = start({ PUBLIC_URL: 'nonsense', PORT: '70000' });
  let stderr = '';
  child.stderr!.on('data', (part) => (stderr += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(stderr).toMatch(/DATA_DIR.*PUBLIC_URL.*PORT/);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
