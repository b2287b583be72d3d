import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../tools/ci/deployables.js';
import { collections, findConflicts, shardKeysIn } from './collections.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** As GitHub makes them. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
const guides = ['docs/operations.md', 'docs/operations/scaling.md', 'docs/operations/backup.md'];

describe('the shard keys of the guide', () => {
  const keys = shardKeysIn(read('docs/operations/scaling.md'));
  const stored = collections();

  test('cover exactly the existing collections', () => {
    expect(stored.map(({ name }) => name).sort()).toEqual([...keys.keys()].sort());
  });

  test('are prefixes of the unique indexes', () => {
    const problems = stored.flatMap((one) =>
      findConflicts(one, keys.get(one.name) ?? []).map((index) => `${one.name}: ${index}`),
    );
    expect(problems).toEqual([]);
  });

  test('are reported where another index is unique', () => {
    const subscriptions = stored.find(({ name }) => name === 'notification.newsletter_subscriptions');
    const nights = stored.find(({ name }) => name === 'booking.room_nights');
    expect(subscriptions && findConflicts(subscriptions, ['_id'])).toEqual(['token']);
    expect(nights && findConflicts(nights, ['night'])).toEqual(['room,night,unit']);
    expect(nights && findConflicts(nights, ['room', 'night'])).toEqual([]);
  });
});

test('the backup contains every volume of the platform', () => {
  const { volumes } = parse(read('docker-compose.yml')) as { volumes: Record<string, unknown> };
  const [, volumeList = ''] = /^volumes=\((.*)\)$/m.exec(read('deploy/backup/project.sh')) ?? [];
  // Monitoring data is not backed up.
  const measured = ['prometheus-data', 'grafana-data'];
  expect(volumeList.split(' ').sort()).toEqual(
    Object.keys(volumes)
      .filter((name) => !measured.includes(name))
      .sort(),
  );
});

describe('the facts about docker-compose.yml', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Part> };
  type Part = { mem_limit: string; profiles?: string[]; environment?: Record<string, string> };

  test('the containers that use a secret', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| .+ \| (.+) \|$/gm)];
    const documented = rows.map(([, secret, restarts = '']) => [secret, restarts.split(', ').sort()]);
    const actual = rows.map(([, secret]) => [
      secret,
      Object.keys(services)
        .filter((name) => JSON.stringify(services[name]?.environment ?? {}).includes(`\${${secret}:-`))
        .sort(),
    ]);
    expect(documented).toHaveLength(17);
    expect(documented).toEqual(actual);
  });

  test('the sum of the memory limits', () => {
    const mebibytes = ({ mem_limit }: Part) => parseInt(mem_limit) * (mem_limit.endsWith('g') ? 1024 : 1);
    const sum = (parts: Part[]) => parts.reduce((all, part) => all + mebibytes(part), 0);
    const parts = Object.values(services);
    const [usual, observing] = [
      sum(parts.filter((part) => !part.profiles)),
      sum(parts.filter((part) => part.profiles)),
    ];
    expect(read('docs/operations/scaling.md')).toContain(`up to ${usual} MiB, and to ${observing} MiB more`);
  });
});

test('every setting in a guide exists', () => {
  const places = ['docker-compose.yml', '.env.example', 'packages/service-kit/src/config.ts'];
  const configs = ['booking', 'catalog', 'gateway', 'notification', 'payment'].map(
    (name) => `services/${name}/src/config.ts`,
  );
  configs.push('shell-app/server/config.ts', 'tests/audit/config.ts');
  const scripts = ['project', 'rehearse'].map((name) => `deploy/backup/${name}.sh`);
  const known = [...places, ...configs, ...scripts].map(read).join('\n');
  const named = guides.flatMap((guide) => read(guide).match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? []);
  expect([...new Set(named)].filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
});

test('.env.example lists every rate limit with its default', () => {
  const limits = [...read('services/gateway/src/config.ts').matchAll(/(RATE_LIMIT_\w+): requestsPerMinute\((\d+)\)/g)];
  expect(limits).toHaveLength(9);
  for (const [, name, usual] of limits) expect(read('.env.example')).toContain(`\n#${name}=${usual}\n`);
});

test('every link in a guide works', () => {
  const anchors = (path: string) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));
  const lost = guides.flatMap((guide) =>
    [...read(guide).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].filter(([, file, anchor]) => {
      const path = file ? join(guide, '..', file) : guide;
      return anchor ? !anchors(path).includes(anchor) : read(path) === '';
    }),
  );
  expect(lost.map(([link]) => link)).toEqual([]);
});
