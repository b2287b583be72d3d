import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const name = 'EmitIconsPlugin';
const folder = import.meta.dirname;

/** Emits the icons under their own names, by which systems and the web manifest ask for them. */
export class EmitIconsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const file of readdirSync(folder).filter((each) => each.endsWith('.png')))
          compilation.emitAsset(file, new sources.RawSource(readFileSync(path.join(folder, file))));
      });
    });
  }
}
