import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from './prepare-data-folder.js';
import { emptyDataFolder } from './empty-data-folder.js';
import { claimRunFile } from './run-file.js';

let home: string;
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'data-'))));
afterEach(() => rmSync(home, { recursive: true }));

test('empties a data folder', () => {
  const dataDir = path.join(home, 'data');
  prepareDataFolder(dataDir);
  writeFileSync(path.join(dataDir, 'logs', 'mongo.log'), 'x');
  expect(emptyDataFolder(dataDir)).toMatch(/is now empty/);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(emptyDataFolder(dataDir)).toMatch(/is already empty/);
});

test('refuses to empty another folder and one that is in use', async () => {
  writeFileSync(path.join(home, 'diary.txt'), 'mine');
  expect(() => emptyDataFolder(home)).toThrow(/not a Wayhouse data folder/);
  expect(existsSync(path.join(home, 'diary.txt'))).toBe(true);

  const dataDir = path.join(home, 'data');
  prepareDataFolder(dataDir);
  await claimRunFile(dataDir, { url: '', token: '' });
  expect(() => emptyDataFolder(dataDir)).toThrow(/in use by .* Stop it first/);
});

test('refuses a folder that contains other files', () => {
  mkdirSync(path.join(home, 'pictures'));
  expect(() => prepareDataFolder(home)).toThrow(/it contains other files\. Set DATA_DIR to another folder\.$/);
});

test('refuses a folder that is not writable', () => {
  const dataDir = path.join(home, 'data');
  mkdirSync(dataDir);
  for (const folder of [home, dataDir]) chmodSync(folder, 0o555);
  // The root user may write anywhere.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(() => prepareDataFolder(dataDir)).toThrow(
      `The data folder ${dataDir} cannot be used: it is not writable. Set DATA_DIR to another folder.`,
    );
  } finally {
    if (isRoot) process.seteuid?.(0);
    for (const folder of [home, dataDir]) chmodSync(folder, 0o755);
  }
});

const messageOf = (dataDir: string, reason: string) =>
  `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to another folder.`;

test.each(['note', 'note/below', 'note/far/below'])('refuses a file in place of %s by name', (place) => {
  const note = path.join(home, 'note');
  writeFileSync(note, 'a file of mine');
  const dataDir = path.join(home, place);
  expect(() => prepareDataFolder(dataDir)).toThrow(messageOf(dataDir, `${dataDir === note ? 'it' : note} is a file`));
  expect(readFileSync(note, 'utf8')).toBe('a file of mine');
});

test('refuses a file in place of the logs by name', () => {
  const dataDir = path.join(home, 'data');
  prepareDataFolder(dataDir);
  const logs = path.join(dataDir, 'logs');
  rmSync(logs, { recursive: true });
  writeFileSync(logs, 'a file of mine');
  expect(() => prepareDataFolder(dataDir)).toThrow(messageOf(dataDir, `${logs} is a file`));
});

test('refuses a link to nowhere', () => {
  const dataDir = path.join(home, 'link');
  symlinkSync(path.join(home, 'gone'), dataDir);
  expect(() => prepareDataFolder(dataDir)).toThrow(messageOf(dataDir, 'it is a link that leads nowhere'));
  expect(existsSync(path.join(home, 'gone'))).toBe(false);
});

// Not even the root user can create a folder there; only Linux has these.
const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux.each([
  ['/sys/x', '/sys'],
  ['/proc/x', '/proc'],
  ['/proc/x/y', '/proc'],
])('refuses %s, which the system does not allow', (dataDir, parent) => {
  expect(() => prepareDataFolder(dataDir)).toThrow(messageOf(dataDir, `no folder can be made in ${parent}`));
});
