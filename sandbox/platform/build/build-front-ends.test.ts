import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { frontEndBuilds } from './build-front-ends.js';
import { isBuiltFrom, sourcesHash } from './front-end-stamp.js';
import { progressOn } from '../progress.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'));
  write('shell-app/package.json', JSON.stringify({ scripts: { build: 'builder whole' } }));
  for (const name of ['web-kit', 'contracts', 'documents', 'domain', 'messages']) write(`packages/${name}/a.ts`, '');
  for (const file of ['package-lock.json', 'tsconfig.base.json']) write(file, '');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const builds = () => frontEndBuilds(root, root, progressOn(new PassThrough()));
const isBuilt = () => isBuiltFrom(root, 'shell-app', sourcesHash(root, 'shell-app'));
const lock = () => path.join(root, 'node_modules/.cache/wayhouse/build.lock');
const begun = () => path.join(root, 'begun');

/** A build tool that records its process id and then runs the script. */
const builder = (script: string) =>
  write(
    'node_modules/.bin/builder',
    `const { mkdirSync, writeFileSync } = require('node:fs');
     mkdirSync('dist', { recursive: true });
     writeFileSync(${JSON.stringify(begun())} + '.new', String(process.pid));
     require('node:fs').renameSync(${JSON.stringify(begun())} + '.new', ${JSON.stringify(begun())});
     ${script}`,
  );

test('stops a build, which then does not count as built, and releases the lock', async () => {
  builder('setInterval(() => {}, 1000);');
  const { buildChanged, stop } = builds();
  const building = buildChanged(['shell-app']);
  building.catch(() => undefined);
  while (!existsSync(begun())) await wait(5);
  expect(existsSync(lock())).toBe(true);

  await stop();
  expect(existsSync(lock())).toBe(false);
  await expect(building).rejects.toThrow('The platform is being stopped.');
  expect(() => process.kill(Number(readFileSync(begun(), 'utf8')), 0)).toThrow('ESRCH');
  expect(isBuilt()).toBe(false);

  builder('');
  await builds().buildChanged(['shell-app']);
  expect(isBuilt()).toBe(true);
});

test('reports a failed build with its last error, and the next start builds again', async () => {
  builder(`console.error('There is no main.tsx.'); process.exit(1);`);
  await expect(builds().buildChanged(['shell-app'])).rejects.toThrow(
    `shell-app failed to build: There is no main.tsx. (log: ${path.join(root, 'build-shell-app.log')})`,
  );
  expect({ isBuilt: isBuilt(), isLocked: existsSync(lock()) }).toEqual({ isBuilt: false, isLocked: false });
});
