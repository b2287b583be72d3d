// Loaded first, in syntax that older versions of Node can parse: exits with a message where Node is too old.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const running = process.versions.node;
const [major, minor] = running.split('.').map(Number);

/** A range of package.json: `^20.19` or `>=22.12`. */
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
