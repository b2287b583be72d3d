import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from './data-folder.js';
import { emptyDataFolder } from './empty-data-folder.js';
import { claimRunFile } from './run-file.js';

let home: string;
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'data-'))));
afterEach(() => rmSync(home, { recursive: true }));

test('empties a data folder of ours', () => {
  const dataDir = path.join(home, 'data');
  prepareDataFolder(dataDir);
  writeFileSync(path.join(dataDir, 'logs', 'mongo.log'), 'x');
  expect(emptyDataFolder(dataDir)).toMatch(/is empty/);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(emptyDataFolder(dataDir)).toMatch(/nothing to empty/);
});

test('refuses a folder that is not ours, and one on which a platform runs', async () => {
  writeFileSync(path.join(home, 'diary.txt'), 'mine');
  expect(() => emptyDataFolder(home)).toThrow(/not a data folder of Wayhouse/);
  expect(existsSync(path.join(home, 'diary.txt'))).toBe(true);

  const dataDir = path.join(home, 'data');
  prepareDataFolder(dataDir);
  await claimRunFile(dataDir, { url: '', token: '' });
  expect(() => emptyDataFolder(dataDir)).toThrow(/runs on .* stop it first/);
});

test('a start does not move into a folder that holds other things', () => {
  mkdirSync(path.join(home, 'pictures'));
  expect(() => prepareDataFolder(home)).toThrow(
    /holds files that are not Wayhouse data\. Set DATA_DIR to another one\.$/,
  );
});

test('a folder that may not be written is said in one sentence', () => {
  const dataDir = path.join(home, 'data');
  mkdirSync(dataDir);
  for (const folder of [home, dataDir]) chmodSync(folder, 0o555);
  // The root user may write anywhere.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(() => prepareDataFolder(dataDir)).toThrow(
      `The data folder ${dataDir} cannot be used: it is not writable. Set DATA_DIR to another one.`,
    );
  } finally {
    if (isRoot) process.seteuid?.(0);
    for (const folder of [home, dataDir]) chmodSync(folder, 0o755);
  }
});
