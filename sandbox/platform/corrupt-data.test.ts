import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processesOn, startLauncher } from './launcher-under-test.js';

const home = mkdtempSync(path.join(tmpdir(), 'corrupt-'));
const sound = path.join(home, 'sound');
beforeAll(async () => {
  const launcher = startLauncher({ dataDir: sound });
  await launcher.says('Ctrl-C');
  launcher.ctrlC();
  await launcher.ended;
});
afterAll(() => rmSync(home, { recursive: true }));

const wayOut = 'Put a copy of it back, or empty the data folder with `npm run reset`.';
const remove = 'does not tell whether a platform runs on this data; if none does, remove the file.';

test.each([
  ['run.json', remove],
  ['store-keys.json', wayOut],
  ['providers-secrets.json', wayOut],
  ['clerk/records.jsonl', wayOut],
  ['mongo/mongo.log', wayOut],
  ['amqp/journal', wayOut],
])('a corrupt %s ends the start with its name and the way out, and stays as it is', async (name, advice) => {
  const dataDir = path.join(home, name.replaceAll(/\W/g, '-'));
  cpSync(sound, dataDir, { recursive: true });
  const file = path.join(dataDir, name);
  writeFileSync(file, 'a shopping list\nmilk\n');

  const { end, complained } = await startLauncher({ dataDir }).ended;
  expect(end).toBe(1);
  expect(complained).toMatch(/^[^\n]+\n$/);
  expect(complained).toContain(` ${file} is corrupt`);
  expect(complained).toContain(advice);
  expect(readFileSync(file, 'utf8')).toBe('a shopping list\nmilk\n');
  expect(processesOn(dataDir)).toEqual([]);
});
