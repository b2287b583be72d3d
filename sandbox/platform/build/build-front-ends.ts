import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { acquireBuildLock } from './build-lock.js';
import { type Child, startChild } from '../processes/child-process.js';
import { isBuiltFrom, sourcesHash, stampBuilt, unstamp } from './front-end-stamp.js';
import { frontEnds } from '../processes/parts.js';
import type { Progress } from '../progress.js';

const concurrency = 2;

/** Builds the front ends whose sources have changed since their last complete build. */
export function frontEndBuilds(root: string, logDir: string, progress: Progress) {
  const running = new Set<Child>();
  let lock: Awaited<ReturnType<typeof acquireBuildLock>> | undefined;
  let isEnding = false;

  async function build(app: string, hash: string): Promise<void> {
    assertNotEnding();
    unstamp(root, app);
    const cwd = path.join(root, app);
    const logFile = path.join(logDir, `build-${app}.log`);
    const child = startChild({ name: app, args: buildCommand(root, cwd), env: process.env, cwd, logFile });
    running.add(child);
    const exit = await child.ended;
    running.delete(child);
    assertNotEnding();
    if (exit !== 'exited with code 0')
      throw new Error(`${app} failed to build: ${child.lastError() ?? exit} (log: ${logFile})`);
    stampBuilt(root, app, hash);
  }

  function assertNotEnding() {
    if (isEnding) throw new Error('The platform is being stopped.');
  }

  return {
    async buildChanged(apps = frontEnds): Promise<void> {
      lock = await acquireBuildLock(root, () => progress.line('  waiting for the build of another start'));
      try {
        const hashed = apps.map((app) => ({ app, hash: sourcesHash(root, app) }));
        const changed = hashed.filter(({ app, hash }) => !isBuiltFrom(root, app, hash));
        await pLimit(concurrency).map(changed, ({ app, hash }) =>
          progress.step(`${app} built`, () => build(app, hash)),
        );
      } finally {
        lock.release();
      }
    },
    async stop(): Promise<void> {
      isEnding = true;
      await Promise.all([...running].map((child) => child.stop(1000)));
      // The process exits before the builds could release it.
      lock?.release();
    },
  };
}

/** The command of `npm run build` without npm in between, so that it exits with the launcher. */
function buildCommand(root: string, cwd: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const [tool = '', ...args] = scripts.build.split(' ');
  const places = [cwd, root].map((folder) => path.join(folder, 'node_modules', '.bin', tool));
  return [places.find((file) => existsSync(file)) ?? tool, ...args];
}
