import { readFileSync } from 'node:fs';
import path from 'node:path';

const name = 'EmitFilesPlugin';

/** Emits files as they are and under their own names, by which systems, browsers and the web manifest ask for them. */
export class EmitFilesPlugin {
  /** @param {string[]} files Their paths. */
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const file of this.files)
          compilation.emitAsset(path.basename(file), new sources.RawSource(readFileSync(file)));
      });
    });
  }
}
