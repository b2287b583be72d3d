import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const name = 'EmitPostList';
const photos = path.join(import.meta.dirname, '../src/assets/photos');
const sources = [import.meta.dirname, path.join(import.meta.dirname, '../src/features/blog/content')];

/** Emits the list of blog posts, and the pictures for link previews, beside the bundle. */
export class EmitPostList {
  apply(compiler) {
    const { Compilation, sources: webpackSources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const folder of sources) compilation.contextDependencies.add(folder);
      const emit = (file, content) => compilation.emitAsset(file, new webpackSources.RawSource(content));
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { postListFile } = await tsImport('@wayhouse/contracts/post-list', import.meta.url);
        const { postList, sharedPictures } = await tsImport('./post-list.ts', import.meta.url);
        emit(postListFile, JSON.stringify(postList()));
        for (const { file, source } of sharedPictures()) emit(file, readFileSync(path.join(photos, source)));
      });
    });
  }
}
