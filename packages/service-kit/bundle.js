import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

/**
 * Makes one file of each entry and our packages below it (`services/booking/src/main.ts` becomes
 * `services/booking/dist/main.mjs`) and answers their paths. A process that runs such a file starts in a third of the
 * time and half of the memory that compiling on the fly takes. Installed packages stay outside.
 *
 * @param {string} root the repository's folder
 * @param {string[]} entries paths below it
 * @returns {Promise<string[]>}
 */
export async function bundle(root, entries) {
  const outputs = entries.map((entry) => path.join(root, bundleOf(entry)));
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(root),
    entryPoints: entries.map((entry) => ({ in: entry, out: bundleOf(entry).replace(/\.mjs$/, '') })),
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [installedStayOutside, filesKnowTheirPlace],
  });
  for (const { path: file, text } of outputFiles) replace(file, text);
  await stop();
  return outputs;
}

/** @param {string} entry */
export const bundleOf = (entry) =>
  entry.replace(
    /^((?:packages\/|services\/)?[^/]+)\/(?:src\/)?(.*)\.tsx?$/,
    (_, workspace, name) => `${workspace}/dist/${name.replaceAll('/', '-')}.mjs`,
  );

/** @type {import('esbuild').Plugin} */
const installedStayOutside = {
  name: 'installed-stay-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@wayhouse/') ? undefined : { external: true },
    ),
};

/** Code that finds a file beside itself finds it beside its source. @type {import('esbuild').Plugin} */
const filesKnowTheirPlace = {
  name: 'files-know-their-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    }),
};

/** A platform that is just starting beside this one must never read half a file. @param {string} file @param {string} text */
function replace(file, text) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, file);
}
