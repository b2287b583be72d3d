import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bringUp } from './bring-up.js';
import { frontEndBuilds } from './build/build-front-ends.js';
import { startControl } from './processes/control-server.js';
import { prepareDataFolder } from './data-folder/prepare-data-folder.js';
import { readEnvironment } from './config/env-file.js';
import { endingOrder } from './processes/parts.js';
import { assertPortIsFree } from './config/assert-port-is-free.js';
import { type Progress, progressOn } from './progress.js';
import { unreachableServers } from './config/unreachable-servers.js';
import { claimRunFile, type OpenRunFile } from './data-folder/run-file.js';
import { runningParts } from './processes/running-parts.js';
import { emulatorUseProblems, readConfig, type Config } from './config/config.js';

// Ctrl-C also reaches a process that has just been started, whose end may be noticed here before the signal.
const signalDelayMs = 100;

/** `npm start`: checks the settings, starts everything, and stops it on Ctrl-C or SIGTERM. */
export async function launch(root: string, args: string[]): Promise<void> {
  const progress = progressOn(process.stdout);
  const environment = readEnvironmentOrExit(root, progress);
  const { config, problems } = readConfig(root, environment, args);
  const logDir = path.join(config.dataDir, 'logs');
  let runFile: OpenRunFile | undefined;
  let isEnding = false;

  const builds = frontEndBuilds(root, logDir, progress);
  const parts = runningParts(root, logDir, environment, {
    process: (name, pid) => runFile?.noteProcess(name, pid),
    exited: (name, why) =>
      progress.problem(
        `${name} exited: ${why} (log: ${logDir}/${name}.log; restart: npm run platform -- start ${name})`,
      ),
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
  exitWithNpm(environment, () => void end(0));

  try {
    problems.push(...emulatorUseProblems(config, environment));
    if (problems.length) throw new Error(problems.join('\n'));
    await checkConfig(config);
    runFile = await claimRunFile(config.dataDir, await startControl(parts));
    const url = await bringUp({ root, config, progress, builds, parts, runFile });
    process.send?.({ ready: url });
  } catch (error) {
    await wait(signalDelayMs);
    if (isEnding) return;
    fail(progress, error);
    await end(1);
  }
}

function readEnvironmentOrExit(root: string, progress: Progress): NodeJS.ProcessEnv {
  try {
    return readEnvironment(root);
  } catch (error) {
    fail(progress, error);
    process.exit(1);
  }
}

/** npm forwards SIGTERM to the shell between it and this process; the shell exits without forwarding it. */
function exitWithNpm(environment: NodeJS.ProcessEnv, end: () => void): void {
  const parent = process.ppid;
  const check = () => process.ppid !== parent && end();
  if (environment.npm_lifecycle_event) setInterval(check, 250).unref();
}

async function checkConfig(config: Config): Promise<void> {
  if (!config.emulatorsOnly) await assertPortIsFree(config.port, config.host);
  prepareDataFolder(config.dataDir);
  const unreachable = await unreachableServers(config);
  if (unreachable.length) throw new Error(unreachable.join('\n'));
}

function fail(progress: Progress, error: unknown): void {
  progress.clear();
  process.stderr.write(`${(error as Error).message}\n`);
}
