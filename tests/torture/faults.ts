import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Backlog, Fault } from './plan.js';
import type { Platform } from './platform.js';

export type FaultCounts = Record<Fault['kind'] | 'ended by itself', number>;

/** A stopped store answers nothing for most of the time: as slow as a disk that is. */
const slowDisk = { stoppedMs: 200, runningMs: 50 };

/** Does one after the other to a running platform. What ends is started again, as an orchestrator would. */
export async function doFaults(platform: Platform, faults: Fault[], log: (line: string) => void): Promise<FaultCounts> {
  const counts: FaultCounts = { kill: 0, stop: 0, 'slow disk': 0, 'full disk': 0, 'ended by itself': 0 };
  for (const fault of faults) {
    counts['ended by itself'] += await platform.reviveAll(log);
    log(`${fault.kind} ${fault.part}`);
    const pid = platform.pidOf(fault.part)!;
    counts[fault.kind]++;
    if (fault.kind === 'kill') {
      signal(pid, 'SIGKILL');
      await wait(fault.downMs);
      await platform.revive(fault.part, pid);
    } else await during[fault.kind](pid, fault.forMs, path.join(platform.dataDir, fault.part));
    await wait(fault.pauseMs);
  }
  counts['ended by itself'] += await platform.reviveAll(log);
  return counts;
}

/** Stops consumers while `work` has events published, and kills them while they work off what has piled up. */
export async function withBacklogs<T>(platform: Platform, backlogs: Backlog[], work: () => Promise<T>): Promise<T> {
  const stopped = backlogs.map((backlog) => ({ ...backlog, pid: platform.pidOf(backlog.part)! }));
  for (const { pid } of stopped) signal(pid, 'SIGSTOP');
  const result = await work();
  await Promise.all(
    stopped.map(async ({ part, pid, afterMs }) => {
      signal(pid, 'SIGCONT');
      await wait(afterMs);
      signal(pid, 'SIGKILL');
      await platform.revive(part, pid);
    }),
  );
  return result;
}

const during: Record<Exclude<Fault['kind'], 'kill'>, (pid: number, forMs: number, folder: string) => Promise<void>> = {
  async stop(pid, forMs) {
    signal(pid, 'SIGSTOP');
    await wait(forMs);
    signal(pid, 'SIGCONT');
  },
  async 'slow disk'(pid, forMs) {
    for (const end = Date.now() + forMs; Date.now() < end; await wait(slowDisk.runningMs)) {
      signal(pid, 'SIGSTOP');
      await wait(slowDisk.stoppedMs);
      signal(pid, 'SIGCONT');
    }
  },
  /** No file of the process grows beyond the largest one: what it appends fails, as on a full disk. */
  async 'full disk'(pid, forMs, folder) {
    limitFileSize(pid, Math.max(...readdirSync(folder).map((name) => statSync(path.join(folder, name)).size)));
    await wait(forMs);
    limitFileSize(pid, 'unlimited');
  },
};

function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  const { status, error, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], {
    encoding: 'utf8',
  });
  // The process may have ended.
  if (error || (status !== 0 && !/No such process/.test(stderr)))
    throw new Error(`A full disk needs prlimit of util-linux: ${error?.message ?? stderr}`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
