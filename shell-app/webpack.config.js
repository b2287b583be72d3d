import path from 'node:path';
import { webpackConfig } from '@wayhouse/web-kit/federation.js';
import { EmitDocumentsPlugin } from './documents/emit-documents.js';

const dir = import.meta.dirname;
const pages = webpackConfig({ dir, name: 'shell_app', port: 3100, template: path.join(dir, 'src/index.ejs') });

// Browsers, feed readers and email clients request it by this name, whatever the page links to.
const favicon = { test: /favicon\.ico$/, type: 'asset/resource', generator: { filename: '[name][ext]' } };

export default (env, argv) => {
  const config = pages(env, argv);
  const rules = [...config.module.rules, favicon];
  return { ...config, module: { ...config.module, rules }, plugins: [...config.plugins, new EmitDocumentsPlugin()] };
};
