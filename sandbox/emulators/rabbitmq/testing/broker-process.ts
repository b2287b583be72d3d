import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

const running = new Set<ChildProcess>();

function launch(dataDir: string, port = '0') {
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'main.ts')], {
    env,
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Starts the broker as a process of its own, so that it can be killed; with `last` on the same port as that one. */
export async function startBrokerProcess(dataDir: string, last?: { url: string }) {
  const child = launch(dataDir, last && new URL(last.url).port);
  const [message] = (await once(child, 'message')) as [{ ready: string }];
  return {
    url: message.ready,
    /** Stops the process without ending it: its connections stay open, and it reads and confirms nothing. */
    pause: () => child.kill('SIGSTOP'),
    end: (signal: 'SIGKILL' | 'SIGTERM') => exitCode(child, () => child.kill(signal)),
  };
}

/** Kills whatever a failed test left running. */
export async function killBrokerProcesses() {
  for (const child of running) await exitCode(child, () => child.kill('SIGKILL'));
}

/** For a start that must fail: the exit code and the error output. */
export async function failedStart(dataDir: string): Promise<{ code: number | null; stderr: string }> {
  const child = launch(dataDir);
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  return { code: await exitCode(child), stderr };
}

async function exitCode(child: ChildProcess, end = () => {}): Promise<number | null> {
  const closed = once(child, 'close') as Promise<[number | null]>;
  end();
  return (await closed)[0];
}
