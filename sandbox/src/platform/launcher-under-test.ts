import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
// What the machine that runs the tests has set is none of these starts' business.
const { PATH, HOME, TMPDIR } = process.env;

type Start = { dataDir: string; env?: Record<string, string>; args?: string[]; node?: string[] };

/** `npm start` as a process of its own, in a process group of its own as a terminal makes it. */
export function startLauncher({ dataDir, env = {}, args = ['--stand-ins-only'], node = [] }: Start) {
  const child = spawn(process.execPath, [...node, 'sandbox/start.js', ...args], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (part) => (said += String(part)));
  child.stderr.on('data', (part) => (complained += String(part)));
  const ended = once(child, 'close').then(([code, signal]) => ({ end: (code ?? signal) as unknown, said, complained }));

  return {
    /** How it ended and what it said. */
    ended,
    /** When it has said that. */
    async says(text: string): Promise<void> {
      const early = ended.then(({ complained }) =>
        Promise.reject(new Error(`it ended before it said so: ${complained}`)),
      );
      while (!said.includes(text)) await Promise.race([once(child.stdout, 'data'), early]);
      early.catch(() => undefined);
    },
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
