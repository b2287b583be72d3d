import { readFileSync } from 'node:fs';

export type Identity = { pid: number; since: string };

/** The start time distinguishes a process from a later one with the same number, where the system knows it. */
export const getProcessIdentity = (pid: number): Identity => ({ pid, since: startOf(pid) });

export const isAlive = ({ pid, since }: Identity): boolean => exists(pid) && startOf(pid) === since;

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its parent has not noticed yet.
    return state === 'Z' ? 'ended' : (rest[18] ?? 'unknown');
  } catch {
    return 'unknown';
  }
}
