// `node tools/ci/changed-deployables.js <commit>`: the deployables affected by the changes since then, as JSON; without a known
// commit, all of them.
import { spawnSync } from 'node:child_process';
import { deployables, deployablesAffectedBy, root } from './deployables.js';

const [, , since] = process.argv;
const diff = spawnSync('git', ['diff', '--name-only', `${since}...HEAD`], { cwd: root, encoding: 'utf8' });
const affected =
  since && diff.status === 0
    ? deployablesAffectedBy(diff.stdout.split('\n').filter(Boolean))
    : Object.entries(deployables).map(([name, folder]) => ({ name, folder }));
process.stdout.write(`${JSON.stringify(affected)}\n`);
