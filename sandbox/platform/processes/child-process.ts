import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lastError } from './last-error.js';
import { limitLog } from './limit-log.js';

/** `args` are Node's. */
export type ChildSpec = { name: string; args: string[]; env: NodeJS.ProcessEnv; cwd: string; logFile: string };

/** The message of a process that is ready: its address and what else others need. */
export type Ready = { ready: string } & Record<string, unknown>;

export type Child = ReturnType<typeof startChild>;

const logChecksMs = 30_000;
const endsWithParent = fileURLToPath(new URL('end-with-parent.js', import.meta.url));

/**
 * Starts a process that exits with this one. It has its own process group, so that Ctrl-C in the terminal only reaches the
 * launcher, which stops the others in their order.
 */
export function startChild({ name, args, env, cwd, logFile }: ChildSpec) {
  limitLog(logFile);
  const log = openSync(logFile, 'a');
  const { size: begin } = fstatSync(log);
  const child = spawn(process.execPath, ['--import', endsWithParent, '--enable-source-maps', ...args], {
    cwd,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  closeSync(log);
  const logChecks = setInterval(() => limitLog(logFile), logChecksMs).unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exited with code ${code}`));
  });
  void ended.then(() => clearInterval(logChecks));
  return {
    name,
    pid: child.pid,
    ended,
    onMessage: (listener: (message: unknown) => void) => child.on('message', listener),
    ready: (timeoutMs: number) => untilReady(child, name, ended, { logFile, begin }, timeoutMs),
    lastError: () => lastError(logFile, begin),
    /** Sends SIGTERM, and SIGKILL after the timeout. */
    async stop(timeoutMs: number): Promise<void> {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child), timeoutMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function untilReady(
  child: ChildProcess,
  name: string,
  ended: Promise<string>,
  { logFile, begin }: { logFile: string; begin: number },
  timeoutMs: number,
) {
  let timer: NodeJS.Timeout | undefined;
  const ready = new Promise<Ready>((resolve) =>
    child.on('message', (message: Partial<Ready>) => {
      if (message.ready !== undefined) resolve(message as Ready);
    }),
  );
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`was not ready after ${timeoutMs / 1000} s`), timeoutMs);
  });
  const failure = Promise.race([ended, timeout]).then((reason): never => {
    throw new Error(`${name} did not start: ${lastError(logFile, begin) ?? reason} (log: ${logFile})`);
  });
  return Promise.race([ready, failure]).finally(() => clearTimeout(timer));
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just exited.
  }
}
