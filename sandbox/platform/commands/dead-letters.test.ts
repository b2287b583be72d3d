import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProcessIdentity } from '../../emulators/server/process-identity.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wayhouse-dead-letters-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** `npm run dead-letters -- list` beside a platform with this run.json. */
function list(runFile: object) {
  const running = { launcher: getProcessIdentity(process.pid), processes: {}, control: { url: '', token: '' } };
  writeFileSync(path.join(dataDir, 'run.json'), JSON.stringify({ ...running, ...runFile }));
  const entry = path.join(import.meta.dirname, 'dead-letters.ts');
  const env = { ...process.env, DATA_DIR: dataDir, AMQP_URL: '', AMQP_NAMESPACE: 'nobody' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry, 'list'], { env, encoding: 'utf8' });
  return { status, message: stderr.trim() };
}

test('uses the broker of the running platform', () => {
  const { AMQP_URL } = process.env;
  const message = 'This broker has no queues of nobody. Has any service been started?';
  expect(list({ AMQP_URL })).toEqual({ status: 1, message });
});

test('explains how to set the broker if there is none', () => {
  const message = 'No broker found. Set AMQP_URL, or start a platform with npm start.';
  expect(list({})).toEqual({ status: 1, message });
});
