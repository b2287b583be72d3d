import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireBuildLock } from './build-lock.js';
import { type Child, startChild } from '../processes/child-process.js';
import { isBuiltFrom, sourcesHash, stampBuilt, unstamp } from './front-end-stamp.js';
import { frontEnds } from '../processes/parts.js';
import type { Progress } from '../progress.js';

const buildsInTurn = fileURLToPath(new URL('build-in-turn.js', import.meta.url));

/** Builds the front ends whose sources have changed since their last complete build. */
export function frontEndBuilds(root: string, logDir: string, progress: Progress) {
  let running: Child | undefined;
  let lock: Awaited<ReturnType<typeof acquireBuildLock>> | undefined;
  let isEnding = false;

  async function buildInTurn(apps: { app: string; hash: string }[]): Promise<void> {
    assertNotEnding();
    for (const { app } of apps) unstamp(root, app);
    const logFile = path.join(logDir, 'builds.log');
    const args = [buildsInTurn, ...apps.map(({ app }) => app)];
    const child = startChild({ name: 'builds', args, env: process.env, cwd: root, logFile });
    running = child;
    const builds = apps.map(({ app }) => builtBy(child, app));
    for (const [at, { app, hash }] of apps.entries()) {
      await progress.step(`${app} built`, async () => {
        const exit = await Promise.race([builds[at], child.ended]);
        assertNotEnding();
        if (exit && exit !== 'exited with code 0')
          throw new Error(`${app} failed to build: ${child.lastError() ?? exit} (log: ${logFile})`);
      });
      stampBuilt(root, app, hash);
    }
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
        if (changed.length) await buildInTurn(changed);
      } finally {
        lock.release();
      }
    },
    async stop(): Promise<void> {
      isEnding = true;
      await running?.stop(1000);
      // The process exits before the builds could release it.
      lock?.release();
    },
  };
}

/** Resolves once the process has built the front end. */
const builtBy = (child: Child, app: string): Promise<undefined> =>
  new Promise((resolve) =>
    child.onMessage((message) => (message as { built?: string }).built === app && resolve(undefined)),
  );
