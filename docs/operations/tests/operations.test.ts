import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../tools/ci/deployables.js';
import { collections, refused, shardKeysIn } from './collections.js';

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
  const kept = collections();

  test('are named for every collection, and for no other', () => {
    expect(kept.map(({ name }) => name).sort()).toEqual([...keys.keys()].sort());
  });

  test('are ones that the unique indexes begin with', () => {
    const problems = kept.flatMap((one) =>
      refused(one, keys.get(one.name) ?? []).map((index) => `${one.name}: ${index}`),
    );
    expect(problems).toEqual([]);
  });

  test('would be refused where another index is unique', () => {
    const hotels = kept.find(({ name }) => name === 'catalog.hotels');
    const nights = kept.find(({ name }) => name === 'booking.room_nights');
    expect(hotels && refused(hotels, ['_id'])).toEqual(['owner.id']);
    expect(nights && refused(nights, ['night'])).toEqual(['room,night']);
    expect(nights && refused(nights, ['room', 'night'])).toEqual([]);
  });
});

test('the backup keeps every volume of the platform', () => {
  const { volumes } = parse(read('docker-compose.yml')) as { volumes: Record<string, unknown> };
  const [, kept = ''] = /^volumes=\((.*)\)$/m.exec(read('deploy/backup/project.sh')) ?? [];
  // What is measured is not what is kept.
  const measured = ['prometheus-data', 'grafana-data'];
  expect(kept.split(' ').sort()).toEqual(
    Object.keys(volumes)
      .filter((name) => !measured.includes(name))
      .sort(),
  );
});

describe('what the guides say of docker-compose.yml', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Part> };
  type Part = { mem_limit: string; profiles?: string[]; environment?: Record<string, string> };

  test('which containers a changed secret makes anew', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| .+ \| (.+) \|$/gm)];
    const said = rows.map(([, secret, restarts = '']) => [secret, restarts.split(', ').sort()]);
    const made = rows.map(([, secret]) => [
      secret,
      Object.keys(services)
        .filter((name) => JSON.stringify(services[name]?.environment ?? {}).includes(`\${${secret}:-`))
        .sort(),
    ]);
    expect(said).toHaveLength(8);
    expect(said).toEqual(made);
  });

  test('how much memory its parts may have', () => {
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

test('every setting that a guide names exists', () => {
  const places = ['docker-compose.yml', '.env.example', 'packages/service-kit/src/config.ts'];
  const configs = ['catalog', 'gateway', 'notification', 'payment'].map((name) => `services/${name}/src/config.ts`);
  const scripts = ['project', 'rehearse'].map((name) => `deploy/backup/${name}.sh`);
  const known = [...places, ...configs, ...scripts].map(read).join('\n');
  const named = guides.flatMap((guide) => read(guide).match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? []);
  expect([...new Set(named)].filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
});

test('every limit of requests can be set, and the example of the settings names it with its usual value', () => {
  const limits = [...read('services/gateway/src/config.ts').matchAll(/(RATE_LIMIT_\w+): perMinute\((\d+)\)/g)];
  expect(limits).toHaveLength(5);
  for (const [, name, usual] of limits) expect(read('.env.example')).toContain(`\n#${name}=${usual}\n`);
});

test('every place that a guide leads to exists', () => {
  const anchors = (path: string) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));
  const lost = guides.flatMap((guide) =>
    [...read(guide).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].filter(([, file, anchor]) => {
      const path = file ? join(guide, '..', file) : guide;
      return anchor ? !anchors(path).includes(anchor) : read(path) === '';
    }),
  );
  expect(lost.map(([link]) => link)).toEqual([]);
});
