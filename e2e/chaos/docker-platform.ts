import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
// A container without a health check counts as healthy.
const healthFormat = '{{if .State.Health}}{{.State.Health.Status}}{{else}}healthy{{end}}';

const docker = async (...args: string[]): Promise<string> => (await run('docker', args)).stdout.trim();

const running = async (label: string, format: string): Promise<string[]> => {
  const listed = await docker('ps', '--filter', `label=com.docker.compose.${label}`, '--format', format);
  return listed.split('\n').filter(Boolean);
};

export type DockerPlatform = Awaited<ReturnType<typeof connectToPlatform>>;

/** Connects to the platform of a compose project, by default of the only running one. */
export async function connectToPlatform(site: string, project?: string) {
  const name = project ?? (await onlyProject());
  // The demo container has ended after loading its data.
  const containers = (await running(`project=${name}`, '{{.Names}}'))
    .filter((name) => !/[-_]demo[-_]/.test(name))
    .sort();
  const broker = containers.find((container) => container.includes('rabbitmq'));
  if (!broker) throw new Error(`The project "${name}" does not run.`);

  return {
    site,
    /** The names of the containers. */
    containers,
    /** Kills a container and restarts it after a pause. */
    async killAndRestart(container: string, pauseMs: number): Promise<void> {
      await docker('kill', container);
      await wait(pauseMs);
      await docker('start', container);
    },
    /** Waits until every container is healthy. */
    async waitUntilHealthy(timeoutMs: number): Promise<void> {
      for (const end = Date.now() + timeoutMs; ; await wait(1000)) {
        const states = await Promise.all(
          containers.map((container) => docker('inspect', '-f', healthFormat, container)),
        );
        const unhealthy = containers.filter((_, position) => states[position] !== 'healthy');
        if (!unhealthy.length) return;
        if (Date.now() > end) throw new Error(`${unhealthy.join(', ')} did not become healthy.`);
      }
    },
    /** How many messages each queue of the broker holds. */
    async queueDepths(): Promise<Record<string, number>> {
      const list = ['rabbitmqctl', 'list_queues', '-q', '--no-table-headers', 'name', 'messages'];
      const rows = (await docker('exec', broker, ...list)).split('\n').map((line) => line.split(/\s+/));
      return Object.fromEntries(rows.map(([queue = '', messages]) => [queue, Number(messages)]));
    },
  };
}

async function onlyProject(): Promise<string> {
  const [name, ...others] = new Set(await running('service=gateway', '{{.Label "com.docker.compose.project"}}'));
  if (!name || others.length) throw new Error('Not just one platform runs in containers; set COMPOSE_PROJECT_NAME.');
  return name;
}
