import { readFileSync } from 'node:fs';
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
  environment?: Record<string, unknown>;
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

test('every deployable is a service built from its own Dockerfile', () => {
  const built = usual.flatMap(([name, { build }]) => (build ? [[name, build.dockerfile]] : []));
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
  expect(servicesWhere(({ read_only }) => read_only === true).sort()).toEqual([...own, 'demo'].sort());
  const others = usual.filter(([name]) => ![...own, 'demo'].includes(name));
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

/** What is wrong with the settings of each of our containers under a public address, with these in `.env`. */
function problemsOnline(dotEnv: Record<string, string>): string[] {
  const values: Record<string, string> = { PUBLIC_URL: 'https://book.example.com', ...dotEnv };
  const filledIn = (value: unknown) =>
    String(value).replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, fallback: string) => values[name] ?? fallback);
  const problems = own.flatMap((name) => {
    const settings = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]);
    return publicSiteProblems(Object.fromEntries(settings) as Record<string, string>);
  });
  return [...new Set(problems.map((problem) => problem.split(':', 1)[0]!))].sort();
}

test('a public site starts with passwords of its own, and not with those that stand here', () => {
  expect(problemsOnline({})).toEqual(['AMQP_URL', 'MINIO_SECRET_KEY']);
  expect(problemsOnline({ RABBITMQ_PASSWORD: '9f8c2a7d', MINIO_SECRET_KEY: '4e1b7c0d' })).toEqual([]);
});

test('the same counts where the port is published for others than this machine', () => {
  const local = { PUBLIC_URL: 'http://localhost:3000' };
  expect(problemsOnline(local)).toEqual([]);
  expect(problemsOnline({ ...local, HOST: '0.0.0.0' })).toEqual(['AMQP_URL', 'MINIO_SECRET_KEY']);
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
