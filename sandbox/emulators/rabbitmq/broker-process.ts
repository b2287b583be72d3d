import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, 'main.ts');

const running = new Set<ChildProcess>();

function launch(dataDir: string, port = '0') {
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY], {
    env,
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** The broker as a process of its own, so that it can be killed without warning; again where `last` was, if that is given. */
export async function startProcess(dataDir: string, last?: { url: string }) {
  const child = launch(dataDir, last && new URL(last.url).port);
  const [message] = (await once(child, 'message')) as [{ ready: string }];
  return {
    url: message.ready,
    /** It stands still: its connections stay open, and it reads and confirms nothing. */
    hold: () => child.kill('SIGSTOP'),
    end: (signal: 'SIGKILL' | 'SIGTERM') => ended(child, () => child.kill(signal)),
  };
}

/** Whatever a failed test left running. */
export async function endAll() {
  for (const child of running) await ended(child, () => child.kill('SIGKILL'));
}

/** For a start that must fail: how the process ended and what it said. */
export async function failedStart(dataDir: string): Promise<{ code: number | null; said: string }> {
  const child = launch(dataDir);
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  return { code: await ended(child), said };
}

async function ended(child: ChildProcess, make = () => {}): Promise<number | null> {
  const closed = once(child, 'close') as Promise<[number | null]>;
  make();
  return (await closed)[0];
}
