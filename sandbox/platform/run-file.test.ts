import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityOf } from '../emulators/server/process-identity.js';
import { claimRunFile, whoRunsOn } from './run-file.js';

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

test('holds addresses and processes while the platform runs, for its owner only, and is gone afterwards', async () => {
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
  expect(whoRunsOn(folder)?.processes).toEqual({});
  claimed.remove();
  expect(existsSync(file())).toBe(false);
});

test('a folder that a running platform uses is refused in one sentence', async () => {
  await claimRunFile(folder, control);
  await expect(claimRunFile(folder, control)).rejects.toThrow(/in use by a running platform \(process \d+\); stop it/);
});

test('what a killed platform left behind is replaced', async () => {
  const killed = sleeper();
  writeFileSync(file(), JSON.stringify({ launcher: identityOf(killed.pid!), processes: {}, control }));
  expect(whoRunsOn(folder)?.launcher.pid).toBe(killed.pid);
  await ended(killed);
  expect(whoRunsOn(folder)).toBeUndefined();
  await claimRunFile(folder, control);
  expect(whoRunsOn(folder)?.launcher.pid).toBe(process.pid);
});

test('another process that got the number of a killed platform is not taken for it', () => {
  writeFileSync(file(), JSON.stringify({ launcher: { pid: process.pid, since: 'long ago' }, processes: {}, control }));
  expect(whoRunsOn(folder)).toBeUndefined();
});

test('waits for a killed platform’s processes to end before it takes their place', async () => {
  const left = sleeper();
  const processes = { mongo: identityOf(left.pid!) };
  writeFileSync(file(), JSON.stringify({ launcher: { pid: left.pid, since: 'long ago' }, processes, control }));
  let isClaimed = false;
  const claiming = claimRunFile(folder, control).then(() => void (isClaimed = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClaimed).toBe(false);
  await ended(left);
  await claiming;
  expect(isClaimed).toBe(true);
});

test.each(['', '{"launcher":', '{"launcher":{}}'])('a file that holds %j is refused in one sentence', async (text) => {
  writeFileSync(file(), text);
  await expect(claimRunFile(folder, control)).rejects.toThrow(
    `The file ${file()} is corrupt and does not tell whether a platform runs on this data; if none does, remove the file.`,
  );
  expect(readFileSync(file(), 'utf8')).toBe(text);
});
