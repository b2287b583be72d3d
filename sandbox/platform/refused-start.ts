import { processesOn, type Start, startLauncher } from './launcher-under-test.js';

/** The one sentence a start ended with, before it did or said anything else. */
export async function refusal(start: Start): Promise<string> {
  const { end, said, complained } = await startLauncher(start).ended;
  expect({ end, said }).toEqual({ end: 1, said: '' });
  expect(complained).toMatch(/^[^\n]+\n$/);
  expect(processesOn(start.dataDir)).toEqual([]);
  return complained.trim();
}
