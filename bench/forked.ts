import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a file of this folder as a process of its own, gives it `what` and waits for what it says first. */
export async function forked<Said>(file: string, what: object): Promise<{ process: ChildProcess; said: Said }> {
  const process = fork(join(import.meta.dirname, file), {
    serialization: 'advanced',
    execArgv: ['--import', 'tsx'],
  });
  const ready = once(process, 'message');
  process.send(what);
  const [said] = (await ready) as [Said];
  return { process, said };
}
