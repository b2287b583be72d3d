import { webpackConfig } from '@wayhouse/web-kit/federation.js';
import { pagesConfig } from '@wayhouse/web-kit/pages-config.js';
import { EmitSharedPictures } from './shared-pictures/emit-shared-pictures.js';

const dir = import.meta.dirname;
const name = 'static_pages_remote';
const app = webpackConfig({ dir, name, port: 3102, exposes: { './App': './src/exposed.ts' } });
const pages = pagesConfig({ dir, name, entry: './src/app/remote-pages.ts' });

const browser = (env, argv) => {
  const { plugins, optimization, ...config } = app(env, argv);
  return {
    ...config,
    plugins: [...plugins, new EmitSharedPictures()],
    // The addresses of the photographs, 12 kB of them, are fetched once and not with every page.
    optimization: { ...optimization, splitChunks: { minSize: 10_000 } },
  };
};

export default (env, argv) =>
  argv.mode === 'production' ? [browser(env, argv), pages(env, argv)] : browser(env, argv);
