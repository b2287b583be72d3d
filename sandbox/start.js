// `npm start`. Nothing but Node is loaded before its version is known to be right.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const least = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).engines.node.replace(/[^\d.]/g, '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = least.split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  fail(`Wayhouse needs Node ${least} or newer; this is Node ${process.versions.node}.`);
} else {
  start();
}

async function start() {
  try {
    const { bundle } = await import('@wayhouse/service-kit/bundle.js');
    const [launcher] = await bundle(root, ['sandbox/src/platform/main.ts']);
    const { launch } = await import(launcher);
    await launch(root, process.argv.slice(2));
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    fail(`The packages are not installed; run \`npm ci\` first. (${error.message.split('\n')[0]})`);
  }
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
