import { parseArgs } from 'node:util';
import path from 'node:path';
import { readEnvironment } from '../config/env-file.js';
import { releasesFolder, remotes } from '../processes/parts.js';
import { runningPlatform } from '../data-folder/run-file.js';
import { readConfig } from '../config/config.js';
import { buildRemote } from './build-remote.js';
import { releasesIn } from './releases.js';

const usage = `Use: npm run deploy:local -w <remote> [-- --dist <built folder>], or npm run rollback:local -w <remote>; there are ${remotes.join(' and ')}.`;

/** Deploys or rolls back a remote while the platform runs. */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { dist: { type: 'string' } } });
  const [command = '', remote = ''] = positionals;
  if (!['deploy', 'rollback'].includes(command) || !remotes.includes(remote)) throw new Error(usage);
  const root = path.resolve(import.meta.dirname, '../../..');
  const { dataDir, publicUrl } = readConfig(root, readEnvironment(root), []).config;
  if (!runningPlatform(dataDir)) throw new Error(`No platform runs on ${dataDir}. Start one with npm start.`);
  const releases = releasesIn(releasesFolder(dataDir, remote));
  if (command === 'rollback') return `${remote} is back at ${releases.rollBack()} on ${publicUrl}.`;
  const dist = values.dist ?? (await buildRemote(root, dataDir, remote));
  return `${remote} ${releases.deploy(dist)} is live on ${publicUrl}. Roll back with: npm run rollback:local -w ${remote}`;
}

main().then(
  (sentence) => console.log(sentence),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
