import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningPlatform } from '../data-folder/run-file.js';

const root = path.resolve(import.meta.dirname, '../../..');
// The starts do not get the environment of the test run.
const { PATH, HOME, TMPDIR } = process.env;

export type Start = {
  dataDir: string;
  env?: Record<string, string>;
  args?: string[];
  node?: string[];
  checkout?: string;
};

// The dozen processes of a start are slow on a busy machine. One that hangs must not outlive its test.
jest.setTimeout(120_000);
const timeoutMs = 115_000;

/** `npm start` as a process of its own, in a process group of its own as a terminal makes it. */
export function startLauncher(start: Start) {
  const { dataDir, env = {}, args = ['--emulators-only'], node = [], checkout = root } = start;
  const child = spawn(process.execPath, [...node, 'sandbox/start.js', ...args], {
    cwd: checkout,
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part) => (stdout += String(part)));
  child.stderr.on('data', (part) => (stderr += String(part)));
  const ended = once(child, 'close').then(([code, signal]) => ({ exit: (code ?? signal) as unknown, stdout, stderr }));

  async function until(condition: () => boolean): Promise<void> {
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    for (; !condition(); await wait(5)) if (hasEnded) throw new Error(`The launcher exited before that: ${stderr}`);
  }

  return {
    ended,
    until,
    untilPrinted: (text: string) => until(() => stdout.includes(text)),
    untilStarted: (name: string) => until(() => runningPlatform(dataDir)?.processes[name] !== undefined),
    /** Signals every process of the group, as Ctrl-C in a terminal does. */
    ctrlC: () => process.kill(-child.pid!, 'SIGINT'),
  };
}

/** The processes that use the data folder (on Linux). */
export function processesOn(dataDir: string): string[] {
  if (!existsSync('/proc/self/environ')) return [];
  const usesFolder = (pid: string) => environmentOf(pid).some((line) => line.startsWith(`DATA_DIR=${dataDir}`));
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && usesFolder(name));
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
