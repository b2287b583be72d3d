import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashOf } from './file-integrity.js';

const require = createRequire(import.meta.url);
const name = 'WritePagesPlugin';

/**
 * Writes what the module says of the remote's pages into the folder of its build, and the file's name and hash into its
 * manifest.
 */
export class WritePagesPlugin {
  /** @param {{ dist: string; module: string }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise(name, () => writePages(this.options));
  }
}

async function writePages({ dist, module }) {
  const manifestFile = path.join(dist, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const styles = manifest.exposes.flatMap(({ assets }) => assets.css.sync);
  delete require.cache[module];
  const { remotePages } = require(module);
  const content = JSON.stringify(await remotePages(styles));
  const file = `pages.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.json`;
  writeFileSync(path.join(dist, file), content);
  const integrity = { ...manifest.integrity, [file]: hashOf(content) };
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, pages: file, integrity }, null, 2));
}
