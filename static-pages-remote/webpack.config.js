import { webpackConfig } from '@wayhouse/web-kit/federation.js';
import { EmitPostList } from './post-list/emit-post-list.js';

const pages = webpackConfig({
  dir: import.meta.dirname,
  name: 'static_pages_remote',
  port: 3102,
  exposes: { './App': './src/exposed.ts' },
});

export default (env, argv) => {
  const { plugins, optimization, ...config } = pages(env, argv);
  return {
    ...config,
    plugins: [...plugins, new EmitPostList()],
    // The addresses of the photographs, 12 kB of them, are fetched once and not with every page.
    optimization: { ...optimization, splitChunks: { minSize: 10_000 } },
  };
};
