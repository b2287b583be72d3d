import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from './env-file.js';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'env-'));
  file = path.join(root, '.env');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the environment takes precedence over an optional .env file', () => {
  expect(readEnvironment(root)).toEqual(process.env);
  writeFileSync(file, 'PATH=mine\nHOTELS_IN_TEST=7\n');
  expect(readEnvironment(root)).toEqual({ ...process.env, HOTELS_IN_TEST: '7' });
});

test('refuses a .env that is a folder', () => {
  mkdirSync(file);
  expect(() => readEnvironment(root)).toThrow(/^The file \.env cannot be read: it is a folder\.$/);
});

test('refuses a .env that this user may not read', () => {
  writeFileSync(file, 'PORT=4100');
  chmodSync(root, 0o755);
  chmodSync(file, 0o000);
  // The root user may read anything.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(() => readEnvironment(root)).toThrow(/^The file \.env cannot be read: this user may not read it\.$/);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});
