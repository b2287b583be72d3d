import { parseArgs } from 'node:util';
import path from 'node:path';
import { readEnvironment } from '../env-file.js';
import { frontEndBuilds } from '../build-front-ends.js';
import { releasesFolder, remotes } from '../parts.js';
import { progressOn } from '../progress.js';
import { whoRunsOn } from '../run-file.js';
import { readSettings } from '../settings.js';
import { releasesIn } from './releases.js';

const usage = `Use: npm run deploy:local -w <remote> [-- --dist <built folder>], or npm run rollback:local -w <remote>; there are ${remotes.join(' and ')}.`;

/** Deploys a remote on the platform that runs, or goes back to its release before; the platform runs on. */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { dist: { type: 'string' } } });
  const [command = '', remote = ''] = positionals;
  if (!['deploy', 'rollback'].includes(command) || !remotes.includes(remote)) throw new Error(usage);
  const root = path.resolve(import.meta.dirname, '../../..');
  const { dataDir, publicUrl } = readSettings(root, readEnvironment(root), []).settings;
  if (!whoRunsOn(dataDir)) throw new Error(`No platform runs on ${dataDir}; start one with npm start.`);
  const releases = releasesIn(releasesFolder(dataDir, remote));
  if (command === 'rollback') return `${remote} is back at ${releases.rollBack()} on ${publicUrl}.`;
  const dist = values.dist ?? (await build(root, dataDir, remote));
  return `${remote} ${releases.deploy(dist)} is live on ${publicUrl}. Back again: npm run rollback:local -w ${remote}`;
}

async function build(root: string, dataDir: string, remote: string): Promise<string> {
  await frontEndBuilds(root, path.join(dataDir, 'logs'), progressOn(process.stdout)).buildChanged([remote]);
  return path.join(root, remote, 'dist');
}

main().then(
  (sentence) => console.log(sentence),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
