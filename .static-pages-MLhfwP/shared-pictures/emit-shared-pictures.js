import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const name = 'EmitSharedPictures';
const photos = path.join(import.meta.dirname, '../src/assets/photos');
const sources = [import.meta.dirname, path.join(import.meta.dirname, '../src/features/blog/content')];

/** Emits the pictures of link previews beside the bundle. */
export class EmitSharedPictures {
  apply(compiler) {
    const { Compilation, sources: webpackSources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const folder of sources) compilation.contextDependencies.add(folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { sharedPictures } = await tsImport('./shared-pictures.ts', import.meta.url);
        for (const { file, source } of sharedPictures())
          compilation.emitAsset(file, new webpackSources.RawSource(readFileSync(path.join(photos, source))));
      });
    });
  }
}
