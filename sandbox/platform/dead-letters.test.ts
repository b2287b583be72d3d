import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityOf } from '../emulators/server/process-identity.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wayhouse-dead-letters-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** `npm run dead-letters -- list` beside a platform that has noted this of itself. */
function list(noted: object) {
  const running = { launcher: identityOf(process.pid), processes: {}, control: { url: '', token: '' } };
  writeFileSync(path.join(dataDir, 'run.json'), JSON.stringify({ ...running, ...noted }));
  const entry = path.join(import.meta.dirname, 'dead-letters.ts');
  const env = { ...process.env, DATA_DIR: dataDir, AMQP_URL: '', AMQP_NAMESPACE: 'nobody' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry, 'list'], { env, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

test('dead letters are looked for at the broker of the platform that runs here', () => {
  const { AMQP_URL } = process.env;
  const said = 'This broker has no queues of nobody: no service was ever there.';
  expect(list({ AMQP_URL })).toEqual({ status: 1, said });
});

test('where no broker is known, the command says how to name one', () => {
  const said = 'No broker is known: set AMQP_URL, or start a platform with npm start.';
  expect(list({})).toEqual({ status: 1, said });
});
