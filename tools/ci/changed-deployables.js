// `node tools/ci/changed-deployables.js <commit>`: which deployables the changes since then touch, as JSON; without a
// commit, or with one that is not there, all of them.
import { spawnSync } from 'node:child_process';
import { deployables, deployablesTouchedBy, root } from './deployables.js';

const [, , since] = process.argv;
const diff = spawnSync('git', ['diff', '--name-only', `${since}...HEAD`], { cwd: root, encoding: 'utf8' });
const touched =
  since && diff.status === 0
    ? deployablesTouchedBy(diff.stdout.split('\n').filter(Boolean))
    : Object.entries(deployables).map(([name, folder]) => ({ name, folder }));
process.stdout.write(`${JSON.stringify(touched)}\n`);
