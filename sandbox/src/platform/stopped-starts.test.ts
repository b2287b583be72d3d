import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processesOn, startLauncher } from './launcher-under-test.js';
import { whoRunsOn } from './run-file.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'stopped-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

type Launcher = ReturnType<typeof startLauncher>;

/** When the launcher has noted a process of that name. */
async function runs(name: string) {
  while (!whoRunsOn(dataDir)?.processes[name]) await wait(2);
}

// One folder for all of them: each start shows that the one before left nothing in its way.
test.each<[string, (launcher: Launcher) => Promise<unknown>]>([
  ['with its first word', (launcher) => launcher.says('Wayhouse')],
  ['when the first process is there', () => runs('mongo')],
  ['when the last process is there', () => runs('providers')],
  ['when all stand-ins answer', (launcher) => launcher.says('mongo, amqp, s3, providers')],
  ['when it is complete', (launcher) => launcher.says('Ctrl-C')],
])('Ctrl-C %s leaves nothing running, and the next start works', async (_moment, moment) => {
  const launcher = startLauncher({ dataDir });
  await moment(launcher);
  launcher.ctrlC();
  const { end, said, complained } = await launcher.ended;
  expect({ end, complained, wasTold: said.includes('Stopping') }).toEqual({ end: 0, complained: '', wasTold: true });
  expect(processesOn(dataDir)).toEqual([]);
  expect(existsSync(path.join(dataDir, 'run.json'))).toBe(false);
});
