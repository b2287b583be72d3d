import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bringUp } from './bring-up.js';
import { frontEndBuilds } from './build-front-ends.js';
import { startControl } from './control-server.js';
import { prepareDataFolder } from './data-folder.js';
import { readEnvironment } from './env-file.js';
import { endingOrder } from './parts.js';
import { assertPortIsFree } from './port.js';
import { type Progress, progressOn } from './progress.js';
import { unreachableServers } from './reach-servers.js';
import { claimRunFile, type OpenRunFile } from './run-file.js';
import { runningParts } from './running-parts.js';
import { readSettings, type Settings } from './settings.js';

// Ctrl-C also ends a process that is just being started and not yet in a group of its own, and may be heard here after that.
const untilCtrlCIsHeard = 100;

/** `npm start`: checks what must be right first, brings everything up, and ends all of it on Ctrl-C or SIGTERM. */
export async function launch(root: string, args: string[]): Promise<void> {
  const progress = progressOn(process.stdout);
  const environment = environmentOrEnd(root, progress);
  const { settings, problems } = readSettings(root, environment, args);
  const logDir = path.join(settings.dataDir, 'logs');
  let runFile: OpenRunFile | undefined;
  let isEnding = false;

  const builds = frontEndBuilds(root, logDir, progress);
  const parts = runningParts(root, logDir, environment, {
    process: (name, pid) => runFile?.noteProcess(name, pid),
    death: (name, why) =>
      progress.problem(`${name} ended: ${why} (log: ${logDir}/${name}.log; again: npm run platform -- start ${name})`),
  });

  async function end(code: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([builds.stop(), parts.stopAll(endingOrder)]);
    runFile?.remove();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isEnding) progress.line('Stopping');
      void end(0);
    });
  }
  process.once('disconnect', () => void end(0));
  whenNpmIsGone(environment, () => void end(0));

  try {
    if (problems.length) throw new Error(problems.join('\n'));
    await check(settings);
    runFile = await claimRunFile(settings.dataDir, await startControl(parts));
    const url = await bringUp({ root, logDir, settings, progress, builds, parts, runFile });
    process.send?.({ ready: url });
  } catch (error) {
    await wait(untilCtrlCIsHeard);
    if (isEnding) return;
    fail(progress, error);
    await end(1);
  }
}

function environmentOrEnd(root: string, progress: Progress): NodeJS.ProcessEnv {
  try {
    return readEnvironment(root);
  } catch (error) {
    fail(progress, error);
    process.exit(1);
  }
}

/** npm passes SIGTERM on to the shell between it and us, which ends without a word. */
function whenNpmIsGone(environment: NodeJS.ProcessEnv, end: () => void): void {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && end();
  if (environment.npm_lifecycle_event) setInterval(look, 250).unref();
}

async function check(settings: Settings): Promise<void> {
  if (!settings.standInsOnly) await assertPortIsFree(settings.port, settings.host);
  prepareDataFolder(settings.dataDir);
  const unreachable = await unreachableServers(settings);
  if (unreachable.length) throw new Error(unreachable.join('\n'));
}

function fail(progress: Progress, error: unknown): void {
  progress.clear();
  process.stderr.write(`${(error as Error).message}\n`);
}
