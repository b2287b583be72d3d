import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When a process started, as far as the system tells: a process id alone may be someone else's by now. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return now === undefined || !start || now === start;
}

/** Claims a data folder for this process; the answer gives it back. Throws when another process has it. */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'mongo.lock');
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 1) throw error;
      const [pid, start] = readFileSync(path, 'latin1').split(' ');
      if (pid && isAlive(Number(pid), start))
        throw new Error(`the data folder ${dataDir} is in use by process ${pid}`, { cause: error });
      rmSync(path, { force: true });
    }
  }
}
