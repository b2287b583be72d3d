import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { writeDataFile } from '../../emulators/server/data-file.js';
import { getProcessIdentity, isAlive } from '../../emulators/server/process-identity.js';

const identity = z.object({ pid: z.number(), since: z.string() });
const shape = z.looseObject({
  launcher: identity,
  processes: z.record(z.string(), identity),
  control: z.object({ url: z.string(), token: z.string() }),
});

/** `DATA_DIR/run.json`: the running platform and its addresses, under the names that clients read. */
export type RunFile = z.infer<typeof shape>;

const timeoutMs = 6000;
const fileOf = (dataDir: string) => path.join(dataDir, 'run.json');

/** The platform that runs on this folder; one that was killed does not count. */
export function runningPlatform(dataDir: string): RunFile | undefined {
  const runFile = read(dataDir);
  return runFile && isAlive(runFile.launcher) ? runFile : undefined;
}

/** Claims the folder for this process, or throws if another one has it. Waits for the processes of a killed platform. */
export async function claimRunFile(dataDir: string, control: RunFile['control']) {
  const running = runningPlatform(dataDir);
  if (running) {
    const url = running.url ? `, ${String(running.url)}` : '';
    throw new Error(
      `The data folder ${dataDir} is in use by a running platform (process ${running.launcher.pid}${url}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  await waitForLeftovers(dataDir);
  let now: RunFile = { launcher: getProcessIdentity(process.pid), processes: {}, control };
  const write = () => writeDataFile(fileOf(dataDir), `${JSON.stringify(now, null, 2)}\n`);
  write();
  return {
    note(addresses: Record<string, string>) {
      now = { ...now, ...addresses };
      write();
    },
    noteProcess(name: string, pid: number | undefined) {
      const { [name]: _before, ...others } = now.processes;
      now = { ...now, processes: pid === undefined ? others : { ...others, [name]: getProcessIdentity(pid) } };
      write();
    },
    remove: () => rmSync(fileOf(dataDir), { force: true }),
  };
}

export type OpenRunFile = Awaited<ReturnType<typeof claimRunFile>>;

async function waitForLeftovers(dataDir: string): Promise<void> {
  const left = () => Object.entries(read(dataDir)?.processes ?? {}).filter(([, identity]) => isAlive(identity));
  for (const end = Date.now() + timeoutMs; left().length; await wait(50)) {
    if (Date.now() < end) continue;
    const names = left().map(([name, { pid }]) => `${name} (process ${pid})`);
    throw new Error(`A killed platform left ${names.join(', ')} running on ${dataDir}. Stop it and start again.`);
  }
}

function read(dataDir: string): RunFile | undefined {
  const file = fileOf(dataDir);
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The file ${file} is corrupt. If no platform runs on this data, remove the file.`, {
      cause: error,
    });
  }
}
