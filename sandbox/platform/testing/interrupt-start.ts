import { existsSync } from 'node:fs';
import path from 'node:path';
import { processesOn, type Start, startLauncher } from './test-launcher.js';

export type Moment = (launcher: ReturnType<typeof startLauncher>) => Promise<void>;

/** Interrupts a start by Ctrl-C at that moment and expects that nothing of it is left. */
export async function interrupt(start: Start, moment: Moment): Promise<void> {
  const launcher = startLauncher(start);
  await moment(launcher);
  launcher.ctrlC();
  const { exit, stdout, stderr } = await launcher.ended;
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
  expect(stdout).toContain('Stopping');
  expect(processesOn(start.dataDir)).toEqual([]);
  expect(existsSync(path.join(start.dataDir, 'run.json'))).toBe(false);
}
