import { webpackConfig } from '@wayhouse/web-kit/federation.js';

export default webpackConfig({
  dir: import.meta.dirname,
  name: 'owner_remote',
  port: 3101,
  exposes: { './App': './src/exposed.ts' },
});
