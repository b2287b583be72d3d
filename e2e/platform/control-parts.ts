import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './releases.js';

type RunFile = { control: { url: string; token: string }; processes: Record<string, { pid: number }> };
const runFile = () => JSON.parse(readFileSync(join(dataDir(), 'run.json'), 'utf8')) as RunFile;

/** Stops or starts a part of the platform, as `npm run platform` does. */
export async function control(action: 'stop' | 'start', part: string): Promise<void> {
  const { url, token } = runFile().control;
  const response = await fetch(`${url}/${action}/${part}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok).toBe(true);
}

/** Sends the process of a part a signal: it stands still with SIGSTOP, until SIGCONT. */
export function signal(part: string, name: 'SIGSTOP' | 'SIGCONT'): void {
  process.kill(runFile().processes[part]!.pid, name);
}
