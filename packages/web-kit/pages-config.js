import path from 'node:path';
import { serverConfig } from './federation.js';
import { WritePagesPlugin } from './write-pages.js';

/**
 * The webpack configuration of a remote's pages: bundles the module that describes and draws them for Node, runs it once the
 * build for browsers is there, and writes `pages.<hash>.json` beside its manifest, which names it.
 * `dir`: the app's folder. `name`: its federation container. `entry`: exports `remotePages` (src/pages/describe-pages.tsx).
 * `without`: what is imported under such an address is undefined, for pages that are described and not drawn.
 */
export function pagesConfig({ dir, name, entry, without }) {
  const server = serverConfig({ dir, name, entry: { pages: entry } });
  return (env, argv) => {
    const config = server(env, argv);
    // Apart from what is deployed.
    const folder = path.join(dir, 'node_modules/.cache/pages');
    return {
      ...config,
      name: `${name}_pages`,
      dependencies: [name],
      externalsType: 'var',
      externals: without && [({ request }, done) => done(null, without.test(request) ? '{}' : undefined)],
      // The shell knows where the remote's files are; it fills in the placeholder (contracts/page-placeholders.ts).
      output: { ...config.output, path: folder, publicPath: '{{files}}' },
      module: { ...config.module, parser: { javascript: { url: 'relative' } } },
      // As in the browser's build, whose names of assets are those of the HTML.
      optimization: { ...config.optimization, realContentHash: true },
      plugins: [
        ...config.plugins,
        new WritePagesPlugin({ dist: path.join(dir, 'dist'), module: path.join(folder, 'pages.cjs') }),
      ],
    };
  };
}
