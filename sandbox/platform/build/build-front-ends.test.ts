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
  for (const app of apps)
    write(`${app}/webpack.config.js`, `export default (env, { mode }) => ({ name: '${app}', mode });`);
  for (const name of ['web-kit', 'contracts', 'documents', 'domain', 'messages']) write(`packages/${name}/a.ts`, '');
  for (const file of ['package-lock.json', 'tsconfig.base.json']) write(file, '');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const apps = ['shell-app', 'owner-remote'];
const builds = () => frontEndBuilds(root, root, progressOn(new PassThrough()));
const isBuilt = (app: string) => isBuiltFrom(root, app, sourcesHash(root, app));
const lock = () => path.join(root, 'node_modules/.cache/wayhouse/build.lock');
const begun = () => path.join(root, 'begun');

/** In the place of webpack: records its process and runs the script, which calls `built` with its errors. */
const builder = (script: string) =>
  write(
    'node_modules/webpack/index.js',
    `const { mkdirSync, renameSync, writeFileSync } = require('node:fs');
     module.exports = ([{ name, mode }]) => ({
       run(end) {
         mkdirSync('dist', { recursive: true });
         writeFileSync('dist/main.js', name + ' for ' + mode);
         writeFileSync(${JSON.stringify(begun())} + '.new', String(process.pid));
         renameSync(${JSON.stringify(begun())} + '.new', ${JSON.stringify(begun())});
         const built = (...errors) => end(null, { toJson: () => ({ errors, warnings: [] }) });
         ${script}
       },
       close: (closed) => closed(),
     });`,
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
  expect(isBuilt('shell-app')).toBe(false);

  builder('built();');
  await builds().buildChanged(['shell-app']);
  expect(isBuilt('shell-app')).toBe(true);
});

test('builds those that have changed, each in its folder', async () => {
  builder('built();');
  await builds().buildChanged(apps);
  for (const app of apps)
    expect(readFileSync(path.join(root, app, 'dist/main.js'), 'utf8')).toBe(`${app} for production`);

  builder(`name === 'owner-remote' ? built() : built({ message: name + ' is built again.' });`);
  write('owner-remote/a.ts', 'changed');
  await builds().buildChanged(apps);
  expect(apps.map(isBuilt)).toEqual([true, true]);
});

test('reports a failed build with its last error, and the next start builds it again, but not those before it', async () => {
  builder(
    `name === 'owner-remote' ? built({ moduleName: './src/index.ts', message: 'There is no main.tsx.\\nIn line 3.' }) : built();`,
  );
  await expect(builds().buildChanged(apps)).rejects.toThrow(
    `owner-remote failed to build: ./src/index.ts: There is no main.tsx. (log: ${path.join(root, 'builds.log')})`,
  );
  expect({ isBuilt: apps.map(isBuilt), isLocked: existsSync(lock()) }).toEqual({
    isBuilt: [true, false],
    isLocked: false,
  });
});
