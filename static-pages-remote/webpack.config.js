import { webpackConfig } from '@wayhouse/web-kit/federation.js';
import { EmitPostList } from './post-list/emit-post-list.js';

const pages = webpackConfig({
  dir: import.meta.dirname,
  name: 'static_pages_remote',
  port: 3102,
  exposes: { './App': './src/App.tsx' },
});

export default (env, argv) => {
  const config = pages(env, argv);
  return { ...config, plugins: [...config.plugins, new EmitPostList()] };
};
