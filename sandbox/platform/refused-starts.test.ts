import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { copyCheckout } from './checkout-under-test.js';
import { refusal } from './refused-start.js';

let home: string;
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'refused-'))));
afterEach(() => rmSync(home, { recursive: true }));

const dataDir = () => path.join(home, 'data');

/** A preload that makes the process take itself for another version of Node. */
const calledNode = (version: string) => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
};

test('a port that is taken ends the start, and names another', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ dataDir: dataDir(), args: [], env: { PORT: String(port) } })).toBe(
    `Port ${port} is taken; end what listens there, or choose another: PORT=${port + 1} npm start`,
  );
  expect(readdirSync(home)).toEqual([]);
  await new Promise((closed) => other.close(closed));
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535, not "http".'],
  [{ MONGO_URL: 'db:27017' }, 'MONGO_URL must be an address that begins with mongodb://, not "db:27017".'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY cannot be set without STRIPE_WEBHOOK_SECRET.'],
])('the wrong setting %j ends the start by name', async (env, sentence) => {
  expect(await refusal({ dataDir: dataDir(), env })).toBe(sentence);
});

test('a .env that is a folder ends the start', async () => {
  const checkout = path.join(home, 'checkout');
  copyCheckout(checkout);
  mkdirSync(path.join(checkout, '.env'));
  expect(await refusal({ dataDir: dataDir(), checkout })).toBe('The file .env cannot be read: it is a folder.');
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s is told which one is needed', async (version) => {
  expect(await refusal({ dataDir: dataDir(), node: calledNode(version) })).toBe(
    `Wayhouse needs Node 20.19 or 22.12 or newer; this is Node ${version}.`,
  );
});

test.each(['start.js', 'right-node.js'])('an old Node can read %s as far as that sentence', (file) => {
  const source = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  const inTheLanguageOf = (target: 'es2020' | 'esnext') => transformSync(source, { jsc: { target } }).code;
  expect(inTheLanguageOf('es2020')).toBe(inTheLanguageOf('esnext'));
});
