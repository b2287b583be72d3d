import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuiltFrom, sourcesHash, stampBuilt, unstamp } from './front-end-stamp.js';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hash = () => sourcesHash(root, 'shell-app');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  for (const file of ['shell-app/src/a.tsx', 'packages/web-kit/b.ts', 'packages/contracts/c.ts']) write(file, 'one');
  for (const file of ['packages/documents/d.ts', 'packages/domain/e.ts', 'packages/messages/m.ts']) write(file, 'one');
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'owner-remote/src/x.tsx']) write(file, 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a source of its own', 'shell-app/src/a.tsx'],
  ['a new file', 'shell-app/src/deep/new.css'],
  ['the shared kit', 'packages/web-kit/b.ts'],
  ['the contracts', 'packages/contracts/c.ts'],
  ['the documents', 'packages/documents/d.ts'],
  ['the domain', 'packages/domain/e.ts'],
  ['the messages', 'packages/messages/m.ts'],
  ['the installed versions', 'package-lock.json'],
])('a change of %s requires a build', (_what, file) => {
  const before = hash();
  write(file, 'two');
  expect(hash()).not.toBe(before);
});

test.each([
  'owner-remote/src/x.tsx',
  'shell-app/src/a.test.tsx',
  'shell-app/dist/main.js',
  'shell-app/server/main.ts',
  'shell-app/node_modules/m.js',
])('a change of %s does not', (file) => {
  const before = hash();
  write(file, 'two');
  expect(hash()).toBe(before);
});

test('only a complete build of the same sources counts as built', () => {
  write('shell-app/dist/index.html', '');
  expect(isBuiltFrom(root, 'shell-app', hash())).toBe(false);
  stampBuilt(root, 'shell-app', hash());
  expect(isBuiltFrom(root, 'shell-app', hash())).toBe(true);
  expect(isBuiltFrom(root, 'shell-app', 'other sources')).toBe(false);
  unstamp(root, 'shell-app');
  expect(isBuiltFrom(root, 'shell-app', hash())).toBe(false);
});
