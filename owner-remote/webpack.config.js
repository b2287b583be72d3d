import { webpackConfig } from '@wayhouse/web-kit/federation.js';
import { pagesConfig } from '@wayhouse/web-kit/pages-config.js';

const dir = import.meta.dirname;
const name = 'owner_remote';
const browser = webpackConfig({ dir, name, port: 3101, exposes: { './App': './src/exposed.ts' } });
// Browsers draw the pages, so their components, almost all of the remote, are not built a second time.
const pages = pagesConfig({ dir, name, entry: './src/app/remote-pages.ts', without: /-page\.js$/ });

export default (env, argv) =>
  argv.mode === 'production' ? [browser(env, argv), pages(env, argv)] : browser(env, argv);
