import { webpackConfig } from '@wayhouse/web-kit/federation.js';

export default webpackConfig({
  dir: import.meta.dirname,
  name: 'static_pages_remote',
  port: 3102,
  exposes: { './App': './src/App.tsx' },
});
