import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lastError } from './last-error.js';

/** How a process is started: `args` are Node's. */
export type ChildSpec = { name: string; args: string[]; env: NodeJS.ProcessEnv; cwd: string; logFile: string };

/** What a process tells once it can be used: its address, and what else others must know. */
export type Ready = { ready: string } & Record<string, unknown>;

export type Child = ReturnType<typeof startChild>;

const endsWithParent = fileURLToPath(new URL('end-with-parent.js', import.meta.url));

/**
 * Starts a process that ends with this one. It has a process group of its own, so that Ctrl-C in the terminal reaches
 * the launcher alone, which then ends the others in their order.
 */
export function startChild({ name, args, env, cwd, logFile }: ChildSpec) {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--import', endsWithParent, '--enable-source-maps', ...args], {
    cwd,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  return {
    name,
    pid: child.pid,
    ended,
    /** What the process says that is not its readiness, such as progress. */
    onMessage: (hear: (message: unknown) => void) => child.on('message', hear),
    ready: (patience: number) => untilReady(child, name, ended, logFile, patience),
    lastError: () => lastError(logFile),
    /** Asks the process to end and makes it end after `patience` milliseconds. */
    async stop(patience: number): Promise<void> {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child), patience);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function untilReady(
  child: ChildProcess,
  name: string,
  ended: Promise<string>,
  logFile: string,
  patience: number,
) {
  let timer: NodeJS.Timeout | undefined;
  const ready = new Promise<Ready>((resolve) =>
    child.on('message', (message: Partial<Ready>) => {
      if (message.ready !== undefined) resolve(message as Ready);
    }),
  );
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`was not ready after ${patience / 1000} s`), patience);
  });
  const failure = Promise.race([ended, tooLate]).then((what): never => {
    throw new Error(`${name} did not start: ${lastError(logFile) ?? what} (log: ${logFile})`);
  });
  return Promise.race([ready, failure]).finally(() => clearTimeout(timer));
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended in this moment.
  }
}
