import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { interrupt, type Moment } from './interrupted-start.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'stopped-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

// One folder for all of them: each start shows that the one before left nothing in its way.
test.each<[string, Moment]>([
  ['with its first word', (launcher) => launcher.says('Wayhouse')],
  ['when the first process is there', (launcher) => launcher.runs('mongo')],
  ['when the last process is there', (launcher) => launcher.runs('providers')],
  ['when all stand-ins answer', (launcher) => launcher.says('mongo, amqp, s3, providers')],
  ['when it is complete', (launcher) => launcher.says('Ctrl-C')],
])('Ctrl-C %s leaves nothing running, and the next start works', async (_moment, moment) => {
  await interrupt({ dataDir }, moment);
});
