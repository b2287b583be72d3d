import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { publicSiteProblems } from '@wayhouse/service-kit/public-site';
import { deployables, root } from '../../tools/ci/deployables.js';

type Service = {
  image: string;
  build?: { dockerfile: string };
  ports?: string[];
  networks: string[];
  profiles?: string[];
  mem_limit?: string;
  restart?: string;
  read_only?: boolean;
  healthcheck?: object;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, unknown>;
  depends_on?: Record<string, { condition: string }>;
};
type Compose = {
  version?: string;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const emulators = readFileSync(join(root, 'deploy/compose/emulators.yml'), 'utf8');
const { version, services, networks } = parse(text, { merge: true }) as Compose;
const usual = Object.entries(services).filter(([, { profiles }]) => !profiles);
const servicesWhere = (is: (service: Service) => boolean) =>
  usual.filter(([, service]) => is(service)).map(([name]) => name);
const own = Object.keys(deployables);
/** Of our images, these run once, and are no deployables. */
const oneShots = ['demo', 'store-accounts'];

test('every deployable is a service built from its own Dockerfile', () => {
  const built = usual.flatMap(([name, { build }]) =>
    build && !oneShots.includes(name) ? [[name, build.dockerfile]] : [],
  );
  expect(Object.fromEntries(built)).toEqual(
    Object.fromEntries(Object.entries(deployables).map(([name, folder]) => [name, `${folder}/Dockerfile`])),
  );
});

test('one port is published', () => {
  expect(servicesWhere(({ ports }) => ports !== undefined)).toEqual(['gateway']);
  expect(services.gateway?.ports).toHaveLength(1);
});

test('every service restarts by itself and has a memory limit', () => {
  expect(servicesWhere(({ restart, mem_limit }) => !restart || !mem_limit)).toEqual([]);
});

test('our images are read-only; the others have a health check here', () => {
  expect(servicesWhere(({ read_only }) => read_only === true).sort()).toEqual([...own, ...oneShots].sort());
  const others = usual.filter(([name]) => ![...own, ...oneShots].includes(name));
  expect(others.filter(([, { healthcheck }]) => !healthcheck)).toEqual([]);
});

test('the database is on an internal network, and the gateway is not', () => {
  expect(networks.data?.internal).toBe(true);
  expect(services.mongo?.networks).toEqual(['data']);
  expect(services.gateway?.networks).not.toContain('data');
});

test('the images of the servers are configurable', () => {
  for (const [name, variable] of Object.entries({ mongo: 'MONGO', rabbitmq: 'RABBITMQ', minio: 'MINIO' }))
    expect(services[name]?.image).toMatch(new RegExp(`^\\$\\{${variable}_IMAGE:-[^}]+\\}$`));
});

test('every image has a version', () => {
  const images = Object.values(services).map(({ image }) => image);
  expect(images.filter((image) => !/:[^}:]+\}?$/.test(image) || image.includes(':latest'))).toEqual([]);
});

test.each(['catalog', 'booking', 'payment', 'notification'])(
  '%s reaches database and broker as its own user',
  (name) => {
    const password = `\${${name.toUpperCase()}_PASSWORD:-wayhouse-development}`;
    const { environment, depends_on } = services[name]!;
    const user = `//\${AMQP_NAMESPACE:-wayhouse}-${name}:${password}@`;
    expect(environment!.MONGO_URL).toBe(`mongodb:${user}mongo:27017/?authSource=${name}&directConnection=true`);
    expect(environment!.AMQP_URL).toBe(`amqp:${user}rabbitmq:5672`);
    expect(environment!.AMQP_TOPOLOGY).toBe('exists');
    expect(environment!.AMQP_NAMESPACE).toBe(services['store-accounts']!.environment!.AMQP_NAMESPACE);
    expect(depends_on!['store-accounts']!.condition).toBe('service_completed_successfully');
  },
);

test.each([
  ['MONGO_ROOT_PASSWORD', ['demo', 'mongo', 'store-accounts']],
  ['RABBITMQ_PASSWORD', ['rabbitmq', 'store-accounts']],
  ['MINIO_ROOT_PASSWORD', ['minio', 'photo-accounts', 'store-accounts']],
  ['MINIO_SECRET_KEY', ['catalog', 'demo', 'photo-accounts']],
  ['MINIO_READER_SECRET_KEY', ['gateway', 'photo-accounts', 'shell']],
  ['PAYMENT_PASSWORD', ['payment', 'store-accounts']],
])('%s is known to no others than %j', (variable, names) => {
  expect(servicesWhere((service) => JSON.stringify(service).includes(`\${${variable}:`)).sort()).toEqual(names);
});

test('the gateway and the shell get a key that reads photos and does nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'photo-accounts-'));
  const log = join(folder, 'log');
  // In the place of MinIO's client: notes its arguments, and the policy that it is given.
  writeFileSync(join(folder, 'mc'), `#!/bin/sh\necho "$*" >>${log}\ncase "$*" in *.json) cat "$6" >>${log} ;; esac\n`);
  chmodSync(join(folder, 'mc'), 0o755);
  const { entrypoint, command, environment } = services['photo-accounts']!;
  const script = command![0]!.replaceAll('$$', '$').replaceAll('/tmp/', `${folder}/`);
  const env = { ...environment, MINIO_BUCKET: 'photos', READER_ACCESS_KEY: 'reader' } as unknown as NodeJS.ProcessEnv;
  const run = () =>
    spawnSync(entrypoint![0]!, [...entrypoint!.slice(1), script], {
      env: { ...env, PATH: `${folder}:${process.env.PATH}` },
      encoding: 'utf8',
    });
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  const after = (start: string) => lines[lines.findIndex((line) => line.startsWith(start)) + 1]!;
  const { Statement } = JSON.parse(after('admin policy create photos wayhouse-photos-read')) as { Statement: object[] };
  const Resource = ['arn:aws:s3:::photos', 'arn:aws:s3:::photos/*'];
  expect(Statement).toEqual([{ Effect: 'Allow', Action: ['s3:GetObject'], Resource }]);
  expect(lines).toContain('admin policy attach photos wayhouse-photos-read --user reader');
});

test('the database has users', () => {
  expect(services.mongo!.environment).toHaveProperty('MONGO_INITDB_ROOT_PASSWORD');
  expect(String(services.mongo!.command)).toContain('--keyFile');
});

test('the database starts again in the same container, where its key is another user’s file', () => {
  expect(String(services.mongo!.command)).toMatch(/^bash,-c,rm -f \/tmp\/key && head /);
});

test('no image of our own is looked for at a public registry before it is built', () => {
  const prefixes = [...text.matchAll(/image: \$\{IMAGE_PREFIX:-([^}]*)\}/g)].map(([, prefix]) => prefix!);
  expect(prefixes.length).toBeGreaterThan(8);
  expect(prefixes.filter((prefix) => !prefix.startsWith('localhost/'))).toEqual([]);
});

/** What is wrong with the settings of each of our containers under a public address, with these in `.env`. */
function problemsOnline(dotEnv: Record<string, string>): string[] {
  const values: Record<string, string> = { PUBLIC_URL: 'https://book.example.com', ...dotEnv };
  const filledIn = (value: unknown) =>
    String(value).replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, fallback: string) => values[name] ?? fallback);
  const problems = [...own, ...oneShots].flatMap((name) => {
    const settings = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]);
    return publicSiteProblems(Object.fromEntries(settings) as Record<string, string>);
  });
  return [...new Set(problems.map((problem) => problem.split(':', 1)[0]!))].sort();
}

const passwords = [...text.matchAll(/\$\{(\w+(?:PASSWORD|SECRET_KEY)):-wayhouse/g)].map(([, name]) => name!);
const ofOurOwn = Object.fromEntries(passwords.map((name, place) => [name, `9f8c2a7d-${place}`]));
const withDefaults = [
  ...['AMQP_URL', 'BOOKING_PASSWORD', 'CATALOG_PASSWORD', 'MINIO_ROOT_PASSWORD', 'MINIO_SECRET_KEY', 'MONGO_URL'],
  ...['NOTIFICATION_PASSWORD', 'PAYMENT_PASSWORD', 'RABBITMQ_API_URL'],
];

test('a public site starts with passwords of its own, and not with those that stand here', () => {
  expect(problemsOnline({})).toEqual(withDefaults);
  expect(problemsOnline(ofOurOwn)).toEqual([]);
});

test.each(passwords)('a public site does not start with the %s that stands here', (name) => {
  const { [name]: _, ...others } = ofOurOwn;
  expect(problemsOnline(others)).not.toEqual([]);
});

test('the same counts where the port is published for others than this machine', () => {
  const local = { PUBLIC_URL: 'http://localhost:3000' };
  expect(problemsOnline(local)).toEqual([]);
  expect(problemsOnline({ ...local, HOST: '0.0.0.0' })).toEqual(withDefaults);
  const { environment, ports } = services.gateway!;
  expect(ports![0]!.startsWith(`${String(environment!.SITE_HOST)}:`)).toBe(true);
  expect(services.sandbox!.environment!.SITE_HOST).toBe(environment!.SITE_HOST);
});

test.each([
  ['docker-compose.yml', text],
  ['deploy/compose/emulators.yml', emulators],
])('%s works with docker-compose 1.29 and Compose 2', (_, file) => {
  expect(version).toBeUndefined();
  // Nested defaults, other operators than `:-`, and start_interval need version 2.
  expect(file).not.toMatch(/\$\{\w+:-[^}]*\$\{|\$\{\w+:?[+?]|start_interval/);
});
