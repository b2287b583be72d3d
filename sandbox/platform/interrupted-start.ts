import { existsSync } from 'node:fs';
import path from 'node:path';
import { processesOn, type Start, startLauncher } from './launcher-under-test.js';

/** Where in a start Ctrl-C comes. */
export type Moment = (launcher: ReturnType<typeof startLauncher>) => Promise<void>;

/** Begins a start, ends it by Ctrl-C at that moment, and expects that nothing of it is left. */
export async function interrupt(start: Start, moment: Moment): Promise<void> {
  const launcher = startLauncher(start);
  await moment(launcher);
  launcher.ctrlC();
  const { end, said, complained } = await launcher.ended;
  expect({ end, complained, wasTold: said.includes('Stopping') }).toEqual({ end: 0, complained: '', wasTold: true });
  expect(processesOn(start.dataDir)).toEqual([]);
  expect(existsSync(path.join(start.dataDir, 'run.json'))).toBe(false);
}
