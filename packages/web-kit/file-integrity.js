import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const name = 'FileIntegrityPlugin';

/**
 * Names the hashes of a remote's scripts and style sheets in its manifest, and has its chunks checked against those that the
 * shell has read there (src/federation/file-integrity.ts).
 */
export class FileIntegrityPlugin {
  apply(compiler) {
    const { Compilation, runtime, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const checked = (element, url) => (code) =>
        `${code}\n${element}.integrity = (globalThis.wayhouseIntegrity || {})[new URL(${url}, location.href).href] || '';`;
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, checked('script', 'url'));
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (code, { tag, href }) => checked(tag, href)(code));
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const files = Object.entries(assets).filter(([file]) => /\.(js|css)$/.test(file));
        const integrity = Object.fromEntries(files.map(([file, source]) => [file, hashOf(source.buffer())]));
        compilation.updateAsset('mf-manifest.json', (source) => {
          const manifest = JSON.parse(source.source().toString());
          return new sources.RawSource(JSON.stringify({ ...manifest, integrity }, null, 2));
        });
      });
    });
  }
}
