import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/ci/deployables.js';

const inside = {
  MONGO_URL: 'mongodb://wayhouse-catalog:9f8c2a7d@mongo:27017/?authSource=catalog&directConnection=true',
  MINIO_ENDPOINT: 'http://minio:9000',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a command into the folder that is first on the PATH. */
function install(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** Runs a script for a project whose volumes are folders below `volumes/`, with a reversible filter in the place of age. */
function run(script: string, backup: string, env: Record<string, string> = {}, settings: Record<string, string> = {}) {
  const lines = Object.entries({ ...inside, ...settings }).map(([name, value]) => `      ${name}: ${value}`);
  writeFileSync(
    join(folder, 'config.yml'),
    `${['services:', '  catalog:', '    environment:', ...lines].join('\n')}\n`,
  );
  install(
    'compose',
    `case "$1" in config) cat '${folder}/config.yml';; ps) [ -z "$RUNNING" ] || echo mongo;; up) if [ "$2" = --no-start ]; then mkdir -p "$VOLUMES/mongo-data"; else exit \${UP_STATUS:-0}; fi;; esac`,
  );
  install(
    'docker',
    [
      'if [ "$1" = volume ]; then',
      '  name=${@: -1}; name=${name##*=}; [ ! -d "$VOLUMES/$name" ] || echo "$name"',
      'else',
      '  while [ "$1" != --volume ]; do shift; done; volume=$VOLUMES/${2%%:*}; shift 3',
      '  command=$1; shift 2; "$command" "${@//\\/volume/$volume}"',
      'fi',
    ].join('\n'),
  );
  install(
    'age',
    'case "$1" in --encrypt) echo "for $3"; base64;; --decrypt) tail --lines=+2 "$4" | base64 --decode;; esac',
  );
  const ran = spawnSync('bash', [join(root, 'deploy/backup', script), backup], {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      COMPOSE: join(folder, 'compose'),
      COMPOSE_PROJECT_NAME: 'hotel',
      TAR_IMAGE: 'none',
      VOLUMES: join(folder, 'volumes'),
      ...env,
    },
    encoding: 'utf8',
  });
  return { status: ran.status, output: ran.stdout.trim(), error: ran.stderr.trim() };
}

test.each([
  ['MONGO_URL', 'mongodb://db.hotel.example:27017/?replicaSet=rs0'],
  ['MONGO_URL', "'mongodb://mongo:27017,db.hotel.example:27017/'"],
  ['MONGO_URL', 'mongodb://catalog:mongo@db.hotel.example:27017/'],
  ['MINIO_ENDPOINT', 'https://photos.hotel.example'],
])('refuses a project whose %s is external (%s)', (name, value) => {
  expect(run('backup.sh', folder, { PLAIN: 'yes' }, { [name]: value })).toMatchObject({
    status: 1,
    error: `This project keeps its data outside of it (${name}): back that up where it is.`,
  });
});

test.each([inside.MONGO_URL, 'mongodb://mongo:27017/?replicaSet=wayhouse', 'mongodb://mongo'])(
  'accepts the stores of the project (%s)',
  (url) =>
    expect(run('backup.sh', folder, { PLAIN: 'yes' }, { MONGO_URL: url })).toMatchObject({
      status: 1,
      error: 'Nothing of the project hotel runs.',
    }),
);

describe('a backup', () => {
  const stay = 'A stay of Asha Menon';
  let target: string;

  beforeEach(() => {
    mkdirSync(join(folder, 'volumes/mongo-data'), { recursive: true });
    writeFileSync(join(folder, 'volumes/mongo-data/stays'), stay);
    target = join(folder, 'backups');
  });

  const backUp = (env: Record<string, string>) => run('backup.sh', target, { RUNNING: 'yes', ...env });

  test('is refused without a key to encrypt it for', () => {
    expect(backUp({})).toMatchObject({ status: 1, error: expect.stringMatching(/set BACKUP_RECIPIENT/) });
    expect(readdirSync(target)).toEqual([]);
  });

  test('is encrypted for its recipient, and restored with the identity alone', () => {
    const { status, output: backup } = backUp({ BACKUP_RECIPIENT: 'age1hotel' });
    expect([status, readdirSync(backup)]).toEqual([0, ['SHA256SUMS', 'mongo-data.tar.gz.age']]);
    expect(readFileSync(join(backup, 'mongo-data.tar.gz.age'), 'utf8')).toMatch(/^for age1hotel\n/);

    rmSync(join(folder, 'volumes'), { recursive: true });
    expect(run('restore.sh', backup)).toMatchObject({ status: 1, error: expect.stringMatching(/set BACKUP_IDENTITY/) });
    writeFileSync(join(folder, 'key'), 'AGE-SECRET-KEY');
    expect(run('restore.sh', backup, { BACKUP_IDENTITY: join(folder, 'key') })).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'volumes/mongo-data/stays'), 'utf8')).toBe(stay);
  });

  test('can be restored also where the site did not start again after it', () => {
    expect(backUp({ PLAIN: 'yes', UP_STATUS: '1' }).status).toBe(1);
    const [name] = readdirSync(target);
    rmSync(join(folder, 'volumes'), { recursive: true });
    expect(run('restore.sh', join(target, name!))).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'volumes/mongo-data/stays'), 'utf8')).toBe(stay);
  });

  test('is plain only on request', () => {
    const { output: backup } = backUp({ PLAIN: 'yes' });
    expect(readdirSync(backup)).toEqual(['SHA256SUMS', 'mongo-data.tar.gz']);
    rmSync(join(folder, 'volumes'), { recursive: true });
    expect(run('restore.sh', backup)).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'volumes/mongo-data/stays'), 'utf8')).toBe(stay);
  });
});
