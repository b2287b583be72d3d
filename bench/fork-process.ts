import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Forks a file of this folder, sends it a message and waits for the reply. */
export async function forkProcess<Reply>(
  file: string,
  message: object,
): Promise<{ process: ChildProcess; reply: Reply }> {
  const process = fork(join(import.meta.dirname, file), {
    serialization: 'advanced',
    execArgv: ['--import', 'tsx'],
  });
  const ready = once(process, 'message');
  process.send(message);
  const [reply] = (await ready) as [Reply];
  return { process, reply };
}
