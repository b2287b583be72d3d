// Loaded before anything that an older Node might not understand: says in one sentence that this one is too old.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const running = process.versions.node;
const [major, minor] = running.split('.').map(Number);

/** `^20.19` or `>=22.12`, as package.json has them. */
function fits(range) {
  const [leastMajor, leastMinor] = range
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  if (major === leastMajor) return minor >= leastMinor;
  return range.startsWith('>=') && major > leastMajor;
}

const ranges = engines.node.split(' || ');
if (!ranges.some(fits)) {
  const least = ranges.map((range) => range.replace(/[^\d.]/g, '')).join(' or ');
  process.stderr.write(`Wayhouse needs Node ${least} or newer; this is Node ${running}.\n`);
  process.exit(1);
}
