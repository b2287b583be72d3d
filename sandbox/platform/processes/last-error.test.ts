import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastError } from './last-error.js';

const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

function lastOf(...lines: string[]) {
  const file = path.join(folder, 'a.log');
  writeFileSync(file, lines.join('\n'));
  return lastError(file);
}

test('finds the message of a failed start', () => {
  expect(lastOf('{"level":30,"msg":"starting"}', 'Port 1 is taken.', '')).toBe('Port 1 is taken.');
});

test('finds the message of a crash above its stack', () => {
  const crash = [
    'file:///a.mjs:3',
    '  throw new Error("no");',
    '  ^',
    '',
    'Error: no',
    '    at a (a.mjs:3:1) {',
    "  code: 'E'",
    '}',
  ];
  expect(lastOf(...crash, '', 'Node.js v20.20.2')).toBe('Error: no');
});

test('finds the last JSON line that is an error', () => {
  const error = '{"level":50,"msg":"stopping failed","err":{"message":"broken pipe"}}';
  expect(lastOf(error, '{"level":30,"msg":"a request"}')).toBe('stopping failed: broken pipe');
});

test('answers undefined for a log without errors', () => {
  expect(lastOf('{"level":30,"msg":"ready"}', '')).toBeUndefined();
});
