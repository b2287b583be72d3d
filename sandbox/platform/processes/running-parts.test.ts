import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { type Part, type RunningParts, runningParts } from './running-parts.js';

let folder: string;
let parts: RunningParts;
let exits: string[];
const diary = () => path.join(folder, 'diary');

beforeEach(() => {
  // Fake timers, so that a slow machine does not kill a part that stops by itself.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
  exits = [];
  const listeners = {
    process: () => undefined,
    exited: (name: string, why: string) => void exits.push(`${name}: ${why}`),
  };
  parts = runningParts(folder, folder, { ...process.env, DIARY: diary() }, listeners);
});
afterEach(async () => {
  jest.useRealTimers();
  await parts.stopAll([]);
  rmSync(folder, { recursive: true });
});

/** A process that listens, and records its SIGTERM. */
const listener = `
  const { appendFileSync } = require('node:fs');
  const server = require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT, () =>
    process.send({ ready: 'http://127.0.0.1:' + server.address().port }));
  process.once('SIGTERM', () => { appendFileSync(process.env.DIARY, process.env.NAME + ' '); process.exit(0); });`;
const hanging = `process.on('SIGTERM', () => {}); process.send({ ready: 'http://127.0.0.1:1' }); setInterval(() => {}, 1000);`;

function part(name: string, script: string): Part {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, script);
  return { name, args: [file], env: { NAME: name } };
}

const portOf = (name: string) => parts.list().find((each) => each.name === name)?.port;
const pidOf = (name: string) => parts.list().find((each) => each.name === name)?.pid;

async function until(condition: () => boolean) {
  while (!condition()) await turn();
}

test('stops one group after the other', async () => {
  await Promise.all(['data', 'service', 'door'].map((name) => parts.start(part(name, listener))));
  await parts.stopAll([['door'], ['service'], ['data']]);
  expect(readFileSync(diary(), 'utf8')).toBe('door service data ');
});

test('a part listens on this machine alone, wherever the site is reached, unless its settings differ', async () => {
  const listeners = { process: () => undefined, exited: () => undefined };
  parts = runningParts(folder, folder, { ...process.env, HOST: '0.0.0.0' }, listeners);
  const reportsHost = `process.on('SIGTERM', () => process.exit()); process.send({ ready: process.env.HOST }); setInterval(() => {}, 1000);`;
  expect(await parts.start(part('mongo', reportsHost))).toMatchObject({ ready: '127.0.0.1' });
  const gateway = part('gateway', reportsHost);
  expect(await parts.start({ ...gateway, env: { HOST: '0.0.0.0' } })).toMatchObject({ ready: '0.0.0.0' });
});

test('kills a part that ignores SIGTERM and still stops the others in order', async () => {
  await Promise.all([parts.start(part('hanging', hanging)), parts.start(part('data', listener))]);
  const since = Date.now();
  const stopped = parts.stopAll([['hanging'], ['data']]);
  await jest.advanceTimersToNextTimerAsync();
  await stopped;
  // The hanging part has not used up the timeout of all parts.
  expect(Date.now() - since).toBeLessThan(4500);
  expect(parts.list().every(({ pid }) => pid === undefined)).toBe(true);
  expect(readFileSync(diary(), 'utf8')).toBe('data ');
});

test('restarts a part on its port', async () => {
  await parts.start(part('door', listener));
  const port = portOf('door');
  await parts.stop('door');
  expect(pidOf('door')).toBeUndefined();
  await parts.startAgain('door');
  expect(portOf('door')).toBe(port);
  await expect(parts.startAgain('door')).rejects.toThrow('door is running.');
});

test('reports a failed start with the last error of the process', async () => {
  const failing = part('broken', `console.error('The disk is full.'); process.exit(1);`);
  await expect(parts.start(failing)).rejects.toThrow(/^broken did not start: The disk is full\. \(log: /);
  expect(exits).toEqual([]);
});

test('reports a part that exits, but not one that was stopped', async () => {
  await Promise.all([parts.start(part('one', listener)), parts.start(part('two', listener))]);
  await parts.stop('one');
  process.kill(pidOf('two')!, 'SIGKILL');
  await until(() => exits.length > 0);
  expect(exits).toEqual(['two: killed by SIGKILL']);
});

test('waits for a part that runs once and reports its failure', async () => {
  const received: unknown[] = [];
  await parts.run(part('work', `process.send({ progress: 'half' }, () => process.exit(0));`), (message) =>
    received.push(message),
  );
  expect(received).toEqual([{ progress: 'half' }]);
  await expect(parts.run(part('bad', `console.error('No.'); process.exit(3);`), () => undefined)).rejects.toThrow(
    /^bad: No\./,
  );
});

test('starts nothing while the platform stops', async () => {
  await parts.stopAll([]);
  await expect(parts.start(part('late', listener))).rejects.toThrow('being stopped');
  expect(existsSync(diary())).toBe(false);
});
