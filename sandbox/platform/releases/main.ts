import { parseArgs } from 'node:util';
import path from 'node:path';
import { readEnvironment } from '../settings/env-file.js';
import { frontEndBuilds } from '../build/build-front-ends.js';
import { releasesFolder, remotes } from '../processes/parts.js';
import { progressOn } from '../progress.js';
import { runningPlatform } from '../data-folder/run-file.js';
import { readSettings } from '../settings/settings.js';
import { releasesIn } from './releases.js';

const usage = `Use: npm run deploy:local -w <remote> [-- --dist <built folder>], or npm run rollback:local -w <remote>; there are ${remotes.join(' and ')}.`;

/** Deploys or rolls back a remote while the platform runs. */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { dist: { type: 'string' } } });
  const [command = '', remote = ''] = positionals;
  if (!['deploy', 'rollback'].includes(command) || !remotes.includes(remote)) throw new Error(usage);
  const root = path.resolve(import.meta.dirname, '../../..');
  const { dataDir, publicUrl } = readSettings(root, readEnvironment(root), []).settings;
  if (!runningPlatform(dataDir)) throw new Error(`No platform runs on ${dataDir}. Start one with npm start.`);
  const releases = releasesIn(releasesFolder(dataDir, remote));
  if (command === 'rollback') return `${remote} is back at ${releases.rollBack()} on ${publicUrl}.`;
  const dist = values.dist ?? (await build(root, dataDir, remote));
  return `${remote} ${releases.deploy(dist)} is live on ${publicUrl}. Roll back with: npm run rollback:local -w ${remote}`;
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
