import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from './data-folder.js';
import { refusal } from './refused-start.js';

let home: string;
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'refused-folder-'))));
afterEach(() => rmSync(home, { recursive: true }));

const sentence = (dataDir: string, why: string) =>
  `The data folder ${dataDir} cannot be used: ${why}. Set DATA_DIR to another one.`;

test.each(['note', 'note/below', 'note/far/below'])('a file in the way of %s ends the start by name', async (place) => {
  const note = path.join(home, 'note');
  writeFileSync(note, 'a file of mine');
  const dataDir = path.join(home, place);
  expect(await refusal({ dataDir })).toBe(sentence(dataDir, `${dataDir === note ? 'it' : note} is a file`));
  expect(readFileSync(note, 'utf8')).toBe('a file of mine');
});

test('a file in the place of the logs is the one that is blamed', async () => {
  const dataDir = path.join(home, 'data');
  prepareDataFolder(dataDir);
  const logs = path.join(dataDir, 'logs');
  rmSync(logs, { recursive: true });
  writeFileSync(logs, 'a file of mine');
  expect(await refusal({ dataDir })).toBe(sentence(dataDir, `${logs} is a file`));
});

test('a link that leads nowhere ends the start', async () => {
  const dataDir = path.join(home, 'link');
  symlinkSync(path.join(home, 'gone'), dataDir);
  expect(await refusal({ dataDir })).toBe(sentence(dataDir, 'it is a link that leads nowhere'));
  expect(existsSync(path.join(home, 'gone'))).toBe(false);
});

// Not even the root user can make a folder there; elsewhere than on Linux there is no such place.
const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux.each([
  ['/sys/x', '/sys'],
  ['/proc/x', '/proc'],
  ['/proc/x/y', '/proc'],
])('the folder %s, which the system does not let be made, ends the start', async (dataDir, above) => {
  expect(await refusal({ dataDir })).toBe(sentence(dataDir, `no folder can be made in ${above}`));
});
