import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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
};
type Compose = {
  version?: string;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const standIns = readFileSync(join(root, 'deploy/compose/stand-ins.yml'), 'utf8');
const { version, services, networks } = parse(text, { merge: true }) as Compose;
const usual = Object.entries(services).filter(([, { profiles }]) => !profiles);
const those = (is: (service: Service) => boolean) => usual.filter(([, service]) => is(service)).map(([name]) => name);
const own = Object.keys(deployables);

test('every deployable is a service built from its own Dockerfile', () => {
  const built = usual.flatMap(([name, { build }]) => (build ? [[name, build.dockerfile]] : []));
  expect(Object.fromEntries(built)).toEqual(
    Object.fromEntries(Object.entries(deployables).map(([name, folder]) => [name, `${folder}/Dockerfile`])),
  );
});

test('one port is published', () => {
  expect(those(({ ports }) => ports !== undefined)).toEqual(['gateway']);
  expect(services.gateway?.ports).toHaveLength(1);
});

test('every service comes back by itself and has its share of memory', () => {
  expect(those(({ restart, mem_limit }) => !restart || !mem_limit)).toEqual([]);
});

test('what is our own writes nothing into its image; what is not has a health check here', () => {
  expect(those(({ read_only }) => read_only === true).sort()).toEqual([...own, 'demo'].sort());
  const others = usual.filter(([name]) => ![...own, 'demo'].includes(name));
  expect(others.filter(([, { healthcheck }]) => !healthcheck)).toEqual([]);
});

test('the databases and the broker are on a network that leads nowhere, and the gateway is not', () => {
  expect(networks.data?.internal).toBe(true);
  expect(services.mongo?.networks).toEqual(['data']);
  expect(services.gateway?.networks).not.toContain('data');
});

test('the images of the servers can come from a registry of one’s own', () => {
  for (const [name, variable] of Object.entries({ mongo: 'MONGO', rabbitmq: 'RABBITMQ', minio: 'MINIO' }))
    expect(services[name]?.image).toMatch(new RegExp(`^\\$\\{${variable}_IMAGE:-[^}]+\\}$`));
});

test.each([
  ['docker-compose.yml', text],
  ['deploy/compose/stand-ins.yml', standIns],
])('%s is understood by docker-compose 1.29 and by Compose 2', (_, file) => {
  expect(version).toBeUndefined();
  // A default inside a default, other operators than “or else”, and when to check during the start, are of version 2 alone.
  expect(file).not.toMatch(/\$\{\w+:-[^}]*\$\{|\$\{\w+:?[+?]|start_interval/);
});
