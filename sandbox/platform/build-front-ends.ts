import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { holdBuildLock } from './build-lock.js';
import { type Child, startChild } from './child.js';
import { isBuiltFrom, sourcesHash, stampBuilt, unstamp } from './front-end-stamp.js';
import { frontEnds } from './parts.js';
import type { Progress } from './progress.js';

const atOnce = 2;

/** Builds the front ends whose sources have changed since their last whole build. */
export function frontEndBuilds(root: string, logDir: string, progress: Progress) {
  const running = new Set<Child>();
  let lock: Awaited<ReturnType<typeof holdBuildLock>> | undefined;
  let isEnding = false;

  async function build(app: string, hash: string): Promise<void> {
    assertGoesOn();
    unstamp(root, app);
    const cwd = path.join(root, app);
    const logFile = path.join(logDir, `build-${app}.log`);
    const child = startChild({ name: app, args: buildCommand(root, cwd), env: process.env, cwd, logFile });
    running.add(child);
    const how = await child.ended;
    running.delete(child);
    assertGoesOn();
    if (how !== 'ended with code 0')
      throw new Error(`${app} could not be built: ${child.lastError() ?? how} (log: ${logFile})`);
    stampBuilt(root, app, hash);
  }

  function assertGoesOn() {
    if (isEnding) throw new Error('The platform is being stopped.');
  }

  return {
    async buildChanged(apps = frontEnds): Promise<void> {
      lock = await holdBuildLock(root, () => progress.line('  waiting for a build that another start is doing'));
      try {
        const waiting = apps.map((app) => ({ app, hash: sourcesHash(root, app) }));
        const changed = waiting.filter(({ app, hash }) => !isBuiltFrom(root, app, hash));
        const work = async () => {
          for (let next = changed.shift(); next; next = changed.shift()) {
            const { app, hash } = next;
            await progress.step(`${app} built`, () => build(app, hash));
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
      } finally {
        lock.release();
      }
    },
    async stop(): Promise<void> {
      isEnding = true;
      await Promise.all([...running].map((child) => child.stop(1000)));
      // The process ends before the builds' own end could do it.
      lock?.release();
    },
  };
}

/** What `npm run build` would run in that folder, without npm in between, so that it ends with the launcher. */
function buildCommand(root: string, cwd: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const [tool = '', ...args] = scripts.build.split(' ');
  const places = [cwd, root].map((folder) => path.join(folder, 'node_modules', '.bin', tool));
  return [places.find((file) => existsSync(file)) ?? tool, ...args];
}
