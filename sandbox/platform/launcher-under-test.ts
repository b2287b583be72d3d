import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { whoRunsOn } from './run-file.js';

const root = path.resolve(import.meta.dirname, '../..');
// What the machine that runs the tests has set is none of these starts' business.
const { PATH, HOME, TMPDIR } = process.env;

export type Start = {
  dataDir: string;
  env?: Record<string, string>;
  args?: string[];
  node?: string[];
  checkout?: string;
};

// The dozen processes of a whole start take their time on a busy machine. One that hangs must not outlive its test.
jest.setTimeout(120_000);
const within = 115_000;

/** `npm start` as a process of its own, in a process group of its own as a terminal makes it. */
export function startLauncher(start: Start) {
  const { dataDir, env = {}, args = ['--stand-ins-only'], node = [], checkout = root } = start;
  const child = spawn(process.execPath, [...node, 'sandbox/start.js', ...args], {
    cwd: checkout,
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    timeout: within,
    killSignal: 'SIGKILL',
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (part) => (said += String(part)));
  child.stderr.on('data', (part) => (complained += String(part)));
  const ended = once(child, 'close').then(([code, signal]) => ({ end: (code ?? signal) as unknown, said, complained }));

  async function until(isSo: () => boolean): Promise<void> {
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    for (; !isSo(); await wait(5)) if (hasEnded) throw new Error(`it ended before that: ${complained}`);
  }

  return {
    /** How it ended and what it said. */
    ended,
    until,
    /** When it has said that. */
    says: (text: string) => until(() => said.includes(text)),
    /** When it has noted a process of that name. */
    runs: (name: string) => until(() => whoRunsOn(dataDir)?.processes[name] !== undefined),
    /** Reaches every process of the group, as Ctrl-C in a terminal does. */
    ctrlC: () => process.kill(-child.pid!, 'SIGINT'),
  };
}

/** The processes that work on the data folder, where the system tells of other processes. */
export function processesOn(dataDir: string): string[] {
  if (!existsSync('/proc/self/environ')) return [];
  const works = (pid: string) => environmentOf(pid).some((line) => line.startsWith(`DATA_DIR=${dataDir}`));
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && works(name));
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
