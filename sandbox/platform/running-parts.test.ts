import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Part, type RunningParts, runningParts } from './running-parts.js';

let folder: string;
let parts: RunningParts;
let deaths: string[];
const diary = () => path.join(folder, 'diary');

beforeEach(() => {
  // A clock of its own: no part is too slow to end by itself, however slow the machine is.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
  deaths = [];
  const tell = { process: () => undefined, death: (name: string, why: string) => void deaths.push(`${name}: ${why}`) };
  parts = runningParts(folder, folder, { ...process.env, DIARY: diary() }, tell);
});
afterEach(async () => {
  jest.useRealTimers();
  await parts.stopAll([]);
  rmSync(folder, { recursive: true });
});

/** A process that listens, and writes down when it is asked to end. */
const listener = `
  const { appendFileSync } = require('node:fs');
  const server = require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT, () =>
    process.send({ ready: 'http://127.0.0.1:' + server.address().port }));
  process.once('SIGTERM', () => { appendFileSync(process.env.DIARY, process.env.NAME + ' '); process.exit(0); });`;
const deaf = `process.on('SIGTERM', () => {}); process.send({ ready: 'http://127.0.0.1:1' }); setInterval(() => {}, 1000);`;

function part(name: string, script: string): Part {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, script);
  return { name, args: [file], env: { NAME: name } };
}

const portOf = (name: string) => parts.list().find((each) => each.name === name)?.port;
const pidOf = (name: string) => parts.list().find((each) => each.name === name)?.pid;

/** The test's own time limit is the limit. */
async function until(isSo: () => boolean) {
  while (!isSo()) await wait(10);
}

test('groups end one after the other', async () => {
  await Promise.all(['data', 'service', 'door'].map((name) => parts.start(part(name, listener))));
  await parts.stopAll([['door'], ['service'], ['data']]);
  expect(readFileSync(diary(), 'utf8')).toBe('door service data ');
});

test('what does not end when asked is killed, and the others still end in order', async () => {
  await Promise.all([parts.start(part('deaf', deaf)), parts.start(part('data', listener))]);
  const since = Date.now();
  const stopped = parts.stopAll([['deaf'], ['data']]);
  await jest.advanceTimersToNextTimerAsync();
  await stopped;
  // It has not used up the time that all of them have.
  expect(Date.now() - since).toBeLessThan(4500);
  expect(parts.list().every(({ pid }) => pid === undefined)).toBe(true);
  expect(readFileSync(diary(), 'utf8')).toBe('data ');
});

test('a part that is started again answers on the port it had', async () => {
  await parts.start(part('door', listener));
  const port = portOf('door');
  await parts.stop('door');
  expect(pidOf('door')).toBeUndefined();
  await parts.startAgain('door');
  expect(portOf('door')).toBe(port);
  await expect(parts.startAgain('door')).rejects.toThrow('door is running.');
});

test('a failed start is told with the sentence the process left', async () => {
  const failing = part('broken', `console.error('The cellar is flooded.'); process.exit(1);`);
  await expect(parts.start(failing)).rejects.toThrow(/^broken did not start: The cellar is flooded\. \(log: /);
  expect(deaths).toEqual([]);
});

test('a part that dies is told with its last error, one that was stopped is not', async () => {
  await Promise.all([parts.start(part('one', listener)), parts.start(part('two', listener))]);
  await parts.stop('one');
  process.kill(pidOf('two')!, 'SIGKILL');
  await until(() => deaths.length > 0);
  expect(deaths).toEqual(['two: ended by SIGKILL']);
});

test('work that runs once is waited for, and its failure is told', async () => {
  const heard: unknown[] = [];
  await parts.run(part('work', `process.send({ progress: 'half' }, () => process.exit(0));`), (told) =>
    heard.push(told),
  );
  expect(heard).toEqual([{ progress: 'half' }]);
  await expect(parts.run(part('bad', `console.error('No.'); process.exit(3);`), () => undefined)).rejects.toThrow(
    /^bad: No\./,
  );
});

test('nothing is started once the platform is ending', async () => {
  await parts.stopAll([]);
  await expect(parts.start(part('late', listener))).rejects.toThrow('being stopped');
  expect(existsSync(diary())).toBe(false);
});
