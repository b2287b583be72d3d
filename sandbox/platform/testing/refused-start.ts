import { processesOn, type Start, startLauncher } from './test-launcher.js';

/** The message of a start that fails before it does or prints anything else. */
export async function startError(start: Start): Promise<string> {
  const { exit, stdout, stderr } = await startLauncher(start).ended;
  expect({ exit, stdout }).toEqual({ exit: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(processesOn(start.dataDir)).toEqual([]);
  return stderr.trim();
}
