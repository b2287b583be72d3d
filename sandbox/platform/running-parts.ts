import path from 'node:path';
import { type Child, type Ready, startChild } from './child.js';

/**
 * A part of the platform as it is started; `env` without its port. `keep` says what else must be the
 * same when it is started again.
 */
export type Part = {
  name: string;
  args: string[];
  env: Record<string, string>;
  port?: number;
  keep?: (ready: Ready) => Record<string, string>;
};

type Tell = {
  /** A process runs under this name, or none any more. */
  process(name: string, pid: number | undefined): void;
  /** A part ended that nobody asked to end. */
  death(name: string, why: string): void;
};

type Running = { part: Part; port: number; child?: Child; isReady: boolean };

// A dozen processes share the machine: small young generations and few memory arenas cost little time and save a tenth.
const thrifty = { flags: ['--max-semi-space-size=4'], env: { MALLOC_ARENA_MAX: '2' } };

const readyWithin = 60_000;
const stopWithin = 3000;
const stopAllWithin = 4500;

export type RunningParts = ReturnType<typeof runningParts>;

/** All processes of the platform. A part that is started again keeps its port, because others know it. */
export function runningParts(root: string, logDir: string, environment: NodeJS.ProcessEnv, tell: Tell) {
  const known = new Map<string, Running>();
  let isEnding = false;

  async function start(part: Part): Promise<Ready> {
    const port = known.get(part.name)?.port ?? part.port ?? 0;
    const child = spawnPart(part, port);
    const ready = await child.ready(readyWithin);
    known.set(part.name, {
      child,
      isReady: true,
      port: portIn(ready.ready) ?? port,
      part: { ...part, env: { ...part.env, ...part.keep?.(ready) } },
    });
    return ready;
  }

  function spawnPart(part: Part, port: number): Child {
    if (isEnding) throw new Error('The platform is being stopped.');
    const env = { ...thrifty.env, ...environment, ...part.env, PORT: String(port) };
    const child = startChild({
      name: part.name,
      args: [...thrifty.flags, ...part.args],
      env,
      cwd: root,
      logFile: logOf(part.name),
    });
    known.set(part.name, { part, port, child, isReady: false });
    tell.process(part.name, child.pid);
    void child.ended.then((why) => {
      const running = known.get(part.name);
      // Otherwise it was asked to end.
      if (running?.child !== child) return;
      known.set(part.name, { ...running, child: undefined });
      tell.process(part.name, undefined);
      if (running.isReady && !isEnding) tell.death(part.name, child.lastError() ?? why);
    });
    return child;
  }

  /** Runs a part that does its work and ends. */
  async function run(part: Part, hear: (message: Record<string, unknown>) => void): Promise<void> {
    const child = spawnPart(part, 0);
    child.onMessage((message) => hear(message as Record<string, unknown>));
    const how = await child.ended;
    known.delete(part.name);
    if (how !== 'ended with code 0')
      throw new Error(`${part.name}: ${child.lastError() ?? how} (log: ${logOf(part.name)})`);
  }

  async function stop(name: string, patience = stopWithin): Promise<void> {
    const { child, ...running } = find(name);
    if (!child) return;
    known.set(name, running);
    await child.stop(patience);
    tell.process(name, undefined);
  }

  function find(name: string): Running {
    const running = known.get(name);
    if (!running) throw new Error(`There is no part "${name}"; there are ${[...known.keys()].join(', ')}.`);
    return running;
  }

  const logOf = (name: string) => path.join(logDir, `${name}.log`);

  return {
    start,
    run,
    stop,
    startAgain: async (name: string) => {
      const { child, part } = find(name);
      if (child) throw new Error(`${name} is running.`);
      await start(part);
    },
    list: () => [...known.values()].map(({ part, child, port }) => ({ name: part.name, pid: child?.pid, port })),
    /** Ends groups of parts, one group after the other; what has not ended in time is killed. */
    async stopAll(groups: string[][]): Promise<void> {
      isEnding = true;
      const end = Date.now() + stopAllWithin;
      const named = new Set(groups.flat());
      const others = [...known.keys()].filter((name) => !named.has(name));
      const waves = [others, ...groups];
      for (const [position, names] of waves.entries()) {
        const share = (end - Date.now()) / (waves.length - position);
        await Promise.all(names.filter((name) => known.has(name)).map((name) => stop(name, share)));
      }
    },
  };
}

function portIn(address: string): number | undefined {
  return URL.canParse(address) ? Number(new URL(address).port) || undefined : undefined;
}
