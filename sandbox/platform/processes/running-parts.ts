import path from 'node:path';
import { type Child, type Ready, startChild } from './child-process.js';

/** A part of the platform; `env` is without its port. `restartEnv` is what a restart keeps besides the port. */
export type Part = {
  name: string;
  args: string[];
  env: Record<string, string>;
  port?: number;
  restartEnv?: (ready: Ready) => Record<string, string>;
};

type Listeners = {
  /** The part has a new process, or none. */
  process(name: string, pid: number | undefined): void;
  /** The part exited on its own. */
  exited(name: string, why: string): void;
};

type Running = { part: Part; port: number; child?: Child; isReady: boolean };

// A dozen processes share the machine. Small young generations and few memory arenas save a tenth of the memory.
const lowMemory = { flags: ['--max-semi-space-size=4'], env: { MALLOC_ARENA_MAX: '2' } };

const readyTimeoutMs = 60_000;
const stopTimeoutMs = 3000;
const stopAllTimeoutMs = 4500;

export type RunningParts = ReturnType<typeof runningParts>;

/** All processes of the platform. A restarted part keeps its port, because others use it. */
export function runningParts(root: string, logDir: string, environment: NodeJS.ProcessEnv, listeners: Listeners) {
  const known = new Map<string, Running>();
  let isEnding = false;

  async function start(part: Part): Promise<Ready> {
    const port = known.get(part.name)?.port ?? part.port ?? 0;
    const child = spawnPart(part, port);
    const ready = await child.ready(readyTimeoutMs);
    known.set(part.name, {
      child,
      isReady: true,
      port: portIn(ready.ready) ?? port,
      part: { ...part, env: { ...part.env, ...part.restartEnv?.(ready) } },
    });
    return ready;
  }

  function spawnPart(part: Part, port: number): Child {
    if (isEnding) throw new Error('The platform is being stopped.');
    // Only the gateway may be reached from elsewhere.
    const env = { ...lowMemory.env, ...environment, HOST: '127.0.0.1', ...part.env, PORT: String(port) };
    const child = startChild({
      name: part.name,
      args: [...lowMemory.flags, ...part.args],
      env,
      cwd: root,
      logFile: logOf(part.name),
    });
    known.set(part.name, { part, port, child, isReady: false });
    listeners.process(part.name, child.pid);
    void child.ended.then((why) => {
      const running = known.get(part.name);
      // Otherwise it was stopped.
      if (running?.child !== child) return;
      known.set(part.name, { ...running, child: undefined });
      listeners.process(part.name, undefined);
      if (running.isReady && !isEnding) listeners.exited(part.name, child.lastError() ?? why);
    });
    return child;
  }

  /** Runs a part until it exits. */
  async function run(part: Part, onMessage: (message: Record<string, unknown>) => void): Promise<void> {
    const child = spawnPart(part, 0);
    child.onMessage((message) => onMessage(message as Record<string, unknown>));
    const exit = await child.ended;
    known.delete(part.name);
    if (exit !== 'exited with code 0')
      throw new Error(`${part.name}: ${child.lastError() ?? exit} (log: ${logOf(part.name)})`);
  }

  async function stop(name: string, timeoutMs = stopTimeoutMs): Promise<void> {
    const { child, ...running } = find(name);
    if (!child) return;
    known.set(name, running);
    await child.stop(timeoutMs);
    listeners.process(name, undefined);
  }

  function find(name: string): Running {
    const running = known.get(name);
    if (!running) throw new Error(`There is no part "${name}". The parts are ${[...known.keys()].join(', ')}.`);
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
    /** Stops one group of parts after the other; what does not stop in time is killed. */
    async stopAll(groups: string[][]): Promise<void> {
      isEnding = true;
      const end = Date.now() + stopAllTimeoutMs;
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
