// `npm start`. Nothing but Node is loaded before its version is known to be right.
import '../tools/node-version.js';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

try {
  const { bundle } = await import('@wayhouse/service-kit/bundle.js');
  const [launcher] = await bundle(root, ['sandbox/platform/main.ts']);
  const { launch } = await import(launcher);
  await launch(root, process.argv.slice(2));
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(`The packages are not installed; run \`npm ci\` first. (${error.message.split('\n')[0]})\n`);
  process.exit(1);
}
