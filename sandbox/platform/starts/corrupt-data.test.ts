import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processesOn, startLauncher } from '../testing/test-launcher.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'corrupt-'));
beforeAll(async () => {
  const launcher = startLauncher({ dataDir });
  await launcher.untilPrinted('Ctrl-C');
  launcher.ctrlC();
  await launcher.ended;
});
afterAll(() => rmSync(dataDir, { recursive: true }));

// One that an emulator reads and one that the launcher reads; each reader's own suite shows the other files.
test.each([
  ['mongo/mongo.log', 'Put a copy of it back, or empty the data folder with `npm run reset`.'],
  ['run.json', 'If no platform runs on this data, remove the file.'],
])('a corrupt %s ends the start with its name and the remedy, and is not changed', async (name, remedy) => {
  const file = path.join(dataDir, name);
  writeFileSync(file, 'a shopping list\nmilk\n');
  const { exit, stderr } = await startLauncher({ dataDir }).ended;
  expect(exit).toBe(1);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(` ${file} is corrupt`);
  expect(stderr).toContain(remedy);
  expect(readFileSync(file, 'utf8')).toBe('a shopping list\nmilk\n');
  expect(processesOn(dataDir)).toEqual([]);
});
