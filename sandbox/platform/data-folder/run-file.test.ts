import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProcessIdentity } from '../../emulators/server/process-identity.js';
import { claimRunFile, runningPlatform } from './run-file.js';

const control = { url: 'http://127.0.0.1:1', token: 't' };
let folder: string;
const file = () => path.join(folder, 'run.json');

beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'run-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const sleeper = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
async function ended(child: ReturnType<typeof sleeper>) {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

test('contains addresses and processes while the platform runs, readable by its owner only', async () => {
  const claimed = await claimRunFile(folder, control);
  claimed.note({ url: 'http://localhost:3000' });
  claimed.noteProcess('mongo', process.pid);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({
    url: 'http://localhost:3000',
    launcher: { pid: process.pid },
    processes: { mongo: { pid: process.pid } },
  });
  expect(statSync(file()).mode & 0o077).toBe(0);
  claimed.noteProcess('mongo', undefined);
  expect(runningPlatform(folder)?.processes).toEqual({});
  claimed.remove();
  expect(existsSync(file())).toBe(false);
});

test('refuses a folder that a running platform uses', async () => {
  await claimRunFile(folder, control);
  await expect(claimRunFile(folder, control)).rejects.toThrow(/in use by a running platform \(process \d+\)\. Stop it/);
});

test('replaces the file of a killed platform', async () => {
  const killed = sleeper();
  writeFileSync(file(), JSON.stringify({ launcher: getProcessIdentity(killed.pid!), processes: {}, control }));
  expect(runningPlatform(folder)?.launcher.pid).toBe(killed.pid);
  await ended(killed);
  expect(runningPlatform(folder)).toBeUndefined();
  await claimRunFile(folder, control);
  expect(runningPlatform(folder)?.launcher.pid).toBe(process.pid);
});

test('recognizes another process with the id of a killed platform', () => {
  writeFileSync(file(), JSON.stringify({ launcher: { pid: process.pid, since: 'long ago' }, processes: {}, control }));
  expect(runningPlatform(folder)).toBeUndefined();
});

test('waits for a killed platform’s processes to end before it takes their place', async () => {
  const left = sleeper();
  const processes = { mongo: getProcessIdentity(left.pid!) };
  writeFileSync(file(), JSON.stringify({ launcher: { pid: left.pid, since: 'long ago' }, processes, control }));
  let isClaimed = false;
  const claiming = claimRunFile(folder, control).then(() => void (isClaimed = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClaimed).toBe(false);
  await ended(left);
  await claiming;
  expect(isClaimed).toBe(true);
});

test.each(['', '{"launcher":', '{"launcher":{}}'])('refuses a file that contains %j', async (text) => {
  writeFileSync(file(), text);
  await expect(claimRunFile(folder, control)).rejects.toThrow(
    `The file ${file()} is corrupt. If no platform runs on this data, remove the file.`,
  );
  expect(readFileSync(file(), 'utf8')).toBe(text);
});
