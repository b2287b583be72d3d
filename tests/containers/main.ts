import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ContainerRuntimeClient, StartedTestContainer } from 'testcontainers';
import { pullImage, readImageName } from './images.js';
import { type ServerId, servers } from './servers.js';
import { type Suite, suites } from './suites.js';

// `npm run test:containers`: the conformance and integration tests against the servers in containers. What has no image is
// skipped and named; with `-- --every-image` that is a failure. What it starts it stops itself; the reaper of
// testcontainers would be one more image to have.
const { env } = process;
env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
const root = path.resolve(import.meta.dirname, '../..');
const ids = Object.keys(servers) as ServerId[];
const started: Promise<StartedTestContainer>[] = [];
let running: ChildProcess | undefined;

async function main(): Promise<string> {
  const engine = await connectToEngine();
  const missing: string[] = [];
  const addresses = new Map<ServerId, Record<string, string>>();
  for (const id of ids) {
    const image = readImageName(root, servers[id].variable, env);
    const problem = await pullImage(engine, image);
    if (problem) {
      console.log(`no image for ${servers[id].name}: ${problem}`);
      missing.push(`${servers[id].name} (no image ${image}; name another by ${servers[id].variable})`);
    } else addresses.set(id, await start(id, image));
  }

  const results = { passed: [] as string[], failed: [] as string[], skipped: [] as string[] };
  const environment = Object.assign({}, env, ...addresses.values()) as NodeJS.ProcessEnv;
  for (const suite of suites) {
    if (!canRun(suite, addresses)) results.skipped.push(suite.name);
    else results[(await passes(suite, environment)) ? 'passed' : 'failed'].push(suite.name);
  }
  const parts = Object.entries(results).filter(([, names]) => names.length);
  const summary = parts.map(([result, names]) => `${result}: ${names.join(', ')}`);
  if (missing.length) summary.push(`not in containers: ${missing.join(', ')}`);
  const isMissed = missing.length > 0 && process.argv.includes('--every-image');
  if (isMissed || results.failed.length || !results.passed.length) process.exitCode = 1;
  return summary.join('; ');
}

async function connectToEngine(): Promise<ContainerRuntimeClient> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().catch((error: Error): never => {
    throw new Error(`The container suites need a container engine such as Docker, and none answers: ${error.message}`);
  });
}

async function start(id: ServerId, image: string): Promise<Record<string, string>> {
  console.log(`starting ${servers[id].name} (${image})`);
  const starting = servers[id].start(image);
  started.push(starting);
  return servers[id].addresses(await starting);
}

const canRun = ({ needs, any }: Suite, addresses: Map<ServerId, unknown>) =>
  any ? needs.some((id) => addresses.has(id)) : needs.every((id) => addresses.has(id));

async function passes({ name, folders }: Suite, env: NodeJS.ProcessEnv): Promise<boolean> {
  console.log(`\n${name}`);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const child = (running = spawn(process.execPath, [jest, '--selectProjects', 'node', '--', ...folders], {
    cwd: root,
    env,
    stdio: 'inherit',
  }));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

async function stopAll(): Promise<void> {
  running?.kill();
  await Promise.allSettled(started.map(async (container) => (await container).stop()));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));

main()
  .finally(stopAll)
  .then(
    (line) => console.log(`\n${line}.`),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
