import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from './child-process.js';
import { limitLog } from './limit-log.js';

const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a log of 10 MB begins anew, and the one before it is there', () => {
  const file = path.join(folder, 'catalog.log');
  limitLog(file);
  const log = openSync(file, 'a');
  for (const mark of ['first', 'second']) {
    writeSync(log, `${mark}\n`);
    limitLog(file);
    expect(readFileSync(file, 'utf8')).toBe(`${mark}\n`);
    appendFileSync(file, Buffer.alloc(10 * 1024 * 1024));
    limitLog(file);
    expect(statSync(file).size).toBe(0);
    expect(readFileSync(`${file}.1`, 'utf8').slice(0, mark.length)).toBe(mark);
  }
  closeSync(log);
});

test('a process that is started again goes on in its log, and its last error is of this start', async () => {
  const logFile = path.join(folder, 'part.log');
  const start = (script: string) =>
    startChild({ name: 'part', args: ['-e', script], env: process.env, cwd: folder, logFile });
  const first = start("console.error('Port 1 is taken.')");
  await first.ended;
  expect(first.lastError()).toBe('Port 1 is taken.');
  const second = start("console.log(JSON.stringify({ level: 30, msg: 'started' }))");
  await second.ended;
  expect(second.lastError()).toBeUndefined();
  expect(readFileSync(logFile, 'utf8')).toBe('Port 1 is taken.\n{"level":30,"msg":"started"}\n');
});
