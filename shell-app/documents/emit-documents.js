import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const name = 'EmitDocuments';
const sources = [import.meta.dirname, path.join(import.meta.dirname, '../../packages/documents/src')];

/** Prints the site's documents beside the bundle, and again where a source of theirs has changed under the development server. */
export class EmitDocuments {
  apply(compiler) {
    const { Compilation, sources: webpackSources } = compiler.webpack;
    let printed;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      if (!printed || [...(compiler.modifiedFiles ?? [])].some(isSource)) printed = print();
      for (const folder of sources) compilation.contextDependencies.add(folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const { path: place, bytes } of await printed) {
          compilation.emitAsset(place.slice(1), new webpackSources.RawSource(Buffer.from(bytes)));
        }
      });
    });
  }
}

const isSource = (file) => sources.some((folder) => file.startsWith(folder));

async function print() {
  const { printDocuments } = await tsImport('./print-documents.ts', import.meta.url);
  return printDocuments();
}
