import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { identityOf, isAlive } from '../emulators/server/process-identity.js';

const identity = z.object({ pid: z.number(), since: z.string() });
const shape = z.looseObject({
  launcher: identity,
  processes: z.record(z.string(), identity),
  control: z.object({ url: z.string(), token: z.string() }),
});

/** `DATA_DIR/run.json`: what runs on this data, and where it answers. Addresses are under the names their clients use. */
export type RunFile = z.infer<typeof shape>;

const patience = 6000;
const fileOf = (dataDir: string) => path.join(dataDir, 'run.json');

/** The platform that runs on this folder now; one that was killed does not count. */
export function whoRunsOn(dataDir: string): RunFile | undefined {
  const noted = read(dataDir);
  return noted && isAlive(noted.launcher) ? noted : undefined;
}

/** Makes this process the one that runs on the folder, or says who does. What a killed platform left is waited for. */
export async function claimRunFile(dataDir: string, control: RunFile['control']) {
  const running = whoRunsOn(dataDir);
  if (running) {
    const place = running.url ? `, ${String(running.url)}` : '';
    throw new Error(
      `The data folder ${dataDir} is in use by a running platform (process ${running.launcher.pid}${place}); stop it, or set DATA_DIR to another folder.`,
    );
  }
  await leftoversAreGone(dataDir);
  let now: RunFile = { launcher: identityOf(process.pid), processes: {}, control };
  const write = () => {
    const file = fileOf(dataDir);
    writeFileSync(`${file}.new`, `${JSON.stringify(now, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    note(addresses: Record<string, string>) {
      now = { ...now, ...addresses };
      write();
    },
    noteProcess(name: string, pid: number | undefined) {
      const { [name]: _before, ...others } = now.processes;
      now = { ...now, processes: pid === undefined ? others : { ...others, [name]: identityOf(pid) } };
      write();
    },
    remove: () => rmSync(fileOf(dataDir), { force: true }),
  };
}

export type OpenRunFile = Awaited<ReturnType<typeof claimRunFile>>;

async function leftoversAreGone(dataDir: string): Promise<void> {
  const left = () => Object.entries(read(dataDir)?.processes ?? {}).filter(([, identity]) => isAlive(identity));
  for (const end = Date.now() + patience; left().length; await wait(50)) {
    if (Date.now() < end) continue;
    const names = left().map(([name, { pid }]) => `${name} (process ${pid})`);
    throw new Error(`A killed platform left ${names.join(', ')} running on ${dataDir}; end it and start again.`);
  }
}

function read(dataDir: string): RunFile | undefined {
  const file = fileOf(dataDir);
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `The file ${file} is corrupt and does not tell whether a platform runs on this data; if none does, remove the file.`,
      { cause: error },
    );
  }
}
