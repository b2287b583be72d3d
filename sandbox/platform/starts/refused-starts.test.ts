import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { startError } from '../testing/refused-start.js';

let home: string;
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'refused-'))));
afterEach(() => rmSync(home, { recursive: true }));

const dataDir = () => path.join(home, 'data');

/** A preload that changes the version of Node. */
const nodeVersion = (version: string) => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
};

test('refuses a port that is in use and suggests another', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  expect(await startError({ dataDir: dataDir(), args: [], env: { PORT: String(port) } })).toBe(
    `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} npm start`,
  );
  expect(readdirSync(home)).toEqual([]);
  await new Promise((closed) => other.close(closed));
});

test('refuses wrong settings by name', async () => {
  expect(await startError({ dataDir: dataDir(), env: { STRIPE_SECRET_KEY: 'sk_test_1' } })).toBe(
    'STRIPE_SECRET_KEY requires STRIPE_WEBHOOK_SECRET.',
  );
});

test('refuses a file in place of the data folder', async () => {
  writeFileSync(dataDir(), 'a file of mine');
  expect(await startError({ dataDir: dataDir() })).toBe(
    `The data folder ${dataDir()} cannot be used: it is a file. Set DATA_DIR to another folder.`,
  );
  expect(readFileSync(dataDir(), 'utf8')).toBe('a file of mine');
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'refuses Node %s and names the required versions',
  async (version) => {
    expect(await startError({ dataDir: dataDir(), node: nodeVersion(version) })).toBe(
      `Wayhouse needs Node 20.19 or 22.12 or newer; this is Node ${version}.`,
    );
  },
);

test.each(['sandbox/start.js', 'tools/node-version.js'])('an old Node can parse %s', (file) => {
  const source = readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
  const compileTo = (target: 'es2020' | 'esnext') => transformSync(source, { jsc: { target } }).code;
  expect(compileTo('es2020')).toBe(compileTo('esnext'));
});
