import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
// One without a check of its own counts as well.
const healthOf = '{{if .State.Health}}{{.State.Health.Status}}{{else}}healthy{{end}}';

const docker = async (...words: string[]): Promise<string> => (await run('docker', words)).stdout.trim();

const running = async (label: string, format: string): Promise<string[]> => {
  const listed = await docker('ps', '--filter', `label=com.docker.compose.${label}`, '--format', format);
  return listed.split('\n').filter(Boolean);
};

/** A platform in containers: its address, and what can be done to it. */
export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** The platform of a compose project; where none is named, of the only one that runs. */
export async function openPlatform(site: string, project?: string) {
  const name = project ?? (await onlyProject());
  // The one that loads the demo data has ended.
  const parts = (await running(`project=${name}`, '{{.Names}}')).filter((part) => !/[-_]demo[-_]/.test(part)).sort();
  const broker = parts.find((part) => part.includes('rabbitmq'));
  if (!broker) throw new Error(`The project "${name}" does not run.`);

  return {
    site,
    /** The containers' names. */
    parts,
    /** Kills a container in the middle of what it does, and starts it again a moment later, as a supervisor would. */
    async killAndStart(part: string, pause: number): Promise<void> {
      await docker('kill', part);
      await wait(pause);
      await docker('start', part);
    },
    /** Waits until every container says that it is well. */
    async allAreHealthy(patience: number): Promise<void> {
      for (const end = Date.now() + patience; ; await wait(1000)) {
        const states = await Promise.all(parts.map((part) => docker('inspect', '-f', healthOf, part)));
        const ill = parts.filter((_, position) => states[position] !== 'healthy');
        if (!ill.length) return;
        if (Date.now() > end) throw new Error(`${ill.join(', ')} did not become healthy.`);
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
