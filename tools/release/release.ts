import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@wayhouse/sandbox/platform/config/config';
import { readEnvironment } from '@wayhouse/sandbox/platform/config/env-file';
import { runningPlatform } from '@wayhouse/sandbox/platform/data-folder/run-file';
import { releasesFolder, remotes } from '@wayhouse/sandbox/platform/processes/parts';
import { buildRemote } from '@wayhouse/sandbox/platform/releases/build-remote';
import { releasesIn } from '@wayhouse/sandbox/platform/releases/releases';
import { tryRelease } from './try-release.js';

const usage = `Use: npm run release -- <remote> --canary <percent> [--dist <built folder>] [--views <number>] [--minutes <number>]
     [--releases <folder of its releases> --metrics <address> …], for a site that was not started here; there are ${remotes.join(' and ')}.`;

const options = {
  canary: { type: 'string' },
  dist: { type: 'string' },
  views: { type: 'string' },
  minutes: { type: 'string' },
  releases: { type: 'string' },
  metrics: { type: 'string', multiple: true },
} as const;

/** Tries a release of a remote; the exit code is 1 if it goes back. */
async function main(): Promise<'forward' | 'back'> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [remote = ''] = positionals;
  const share = Number(values.canary);
  const isElsewhere = values.releases !== undefined;
  if (!remotes.includes(remote) || !(share > 0 && share <= 50) || isElsewhere !== Boolean(values.metrics))
    throw new Error(usage);
  const root = path.resolve(import.meta.dirname, '../..');
  const environment = readEnvironment(root);
  const { dataDir } = readConfig(root, environment, []).config;
  const running = runningPlatform(dataDir);
  if (!isElsewhere && !running) throw new Error(`No platform runs on ${dataDir}. Start one with npm start.`);
  const dist = values.dist ?? (await buildRemote(root, dataDir, remote));
  if (!existsSync(dist)) throw new Error(`There is no ${dist}.`);
  return tryRelease({
    remote,
    dist,
    share,
    minViews: positive(values.views ?? environment.CANARY_MIN_VIEWS ?? '100', 'CANARY_MIN_VIEWS'),
    minutes: positive(values.minutes ?? environment.CANARY_MINUTES ?? '60', 'CANARY_MINUTES'),
    releases: releasesIn(values.releases ?? releasesFolder(dataDir, remote)),
    metrics: values.metrics ?? [`${String(running?.url)}/metrics`],
    print: (line) => console.log(line),
    signal: stopSignal(),
  });
}

/** Nobody knows of a trial whose command has ended or lost its terminal. npm sends it a second time what the terminal sends both. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  for (const output of [process.stdout, process.stderr]) output.on('error', () => stop.abort());
  return stop.signal;
}

function positive(text: string, name: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} must be a number above 0, not "${text}".`);
  return number;
}

main().then(
  (decision) => {
    process.exitCode = decision === 'forward' ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
