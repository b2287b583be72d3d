import path from 'node:path';
import { webpackConfig } from '@wayhouse/web-kit/federation.js';
import { EmitDocuments } from './documents/emit-documents.js';

const dir = import.meta.dirname;
const pages = webpackConfig({ dir, name: 'shell_app', port: 3100, template: path.join(dir, 'src/index.ejs') });

export default (env, argv) => {
  const config = pages(env, argv);
  return { ...config, plugins: [...config.plugins, new EmitDocuments()] };
};
