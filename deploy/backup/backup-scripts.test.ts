import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/ci/deployables.js';

const inside = { MONGO_URL: 'mongodb://mongo:27017/?directConnection=true', MINIO_ENDPOINT: 'http://minio:9000' };

/** The error of a backup of a stopped project with these settings. */
function backUp(settings: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const lines = Object.entries({ ...inside, ...settings }).map(([name, value]) => `      ${name}: ${value}`);
  const config = ['services:', '  catalog:', '    environment:', ...lines].join('\n');
  writeFileSync(join(folder, 'config.yml'), `${config}\n`);
  const compose = join(folder, 'compose');
  writeFileSync(compose, `#!/bin/sh\n[ "$1" != config ] || cat '${folder}/config.yml'\n`);
  chmodSync(compose, 0o755);
  const env = { ...process.env, COMPOSE: compose, COMPOSE_PROJECT_NAME: 'hotel', TAR_IMAGE: 'none' };
  const ran = spawnSync('bash', [join(root, 'deploy/backup/backup.sh'), folder], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(ran.status).toBe(1);
  return ran.stderr.trim();
}

test.each([
  ['MONGO_URL', 'mongodb://db.hotel.example:27017/?replicaSet=rs0'],
  ['MONGO_URL', "'mongodb://mongo:27017,db.hotel.example:27017/'"],
  ['MINIO_ENDPOINT', 'https://photos.hotel.example'],
])('refuses a project whose %s is external (%s)', (name, value) => {
  expect(backUp({ [name]: value })).toBe(
    `This project keeps its data outside of it (${name}): back that up where it is.`,
  );
});

test.each([inside.MONGO_URL, 'mongodb://mongo:27017/?replicaSet=wayhouse', 'mongodb://mongo'])(
  'accepts the stores of the project (%s)',
  (url) => expect(backUp({ MONGO_URL: url })).toBe('Nothing of the project hotel runs.'),
);
