import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const name = 'EmitDocumentsPlugin';
const sources = [import.meta.dirname, path.join(import.meta.dirname, '../../packages/documents/src')];

/** Emits the site's PDF documents with the bundle. The development server renders them again when their sources change. */
export class EmitDocumentsPlugin {
  apply(compiler) {
    const { Compilation, sources: webpackSources } = compiler.webpack;
    let rendered;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      if (!rendered || [...(compiler.modifiedFiles ?? [])].some(isSource)) rendered = render();
      for (const folder of sources) compilation.contextDependencies.add(folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const { path: urlPath, bytes } of await rendered) {
          compilation.emitAsset(urlPath.slice(1), new webpackSources.RawSource(Buffer.from(bytes)));
        }
      });
    });
  }
}

const isSource = (file) => sources.some((folder) => file.startsWith(folder));

async function render() {
  const { renderDocuments } = await tsImport('./render-documents.ts', import.meta.url);
  return renderDocuments();
}
