import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serverConfig, webpackConfig } from '@wayhouse/web-kit/federation.js';
import { EmitFilesPlugin } from './emit-files.js';
import { EmitDocumentsPlugin } from './documents/emit-documents.js';
import { EmitPageScriptsPlugin } from './page-scripts/emit-page-scripts.js';

const dir = import.meta.dirname;
const pages = webpackConfig({ dir, name: 'shell_app', port: 3100, template: path.join(dir, 'src/index.ejs') });

// Browsers, feed readers and email clients request it by this name, whatever the page links to.
const favicon = { test: /favicon\.ico$/, type: 'asset/resource', generator: { filename: '[name][ext]' } };

const icons = readdirSync(path.join(dir, 'icons')).map((file) => path.join(dir, 'icons', file));

const browser = (env, argv) => {
  const config = pages(env, argv);
  const rules = [...config.module.rules, favicon];
  return {
    ...config,
    module: { ...config.module, rules },
    plugins: [
      ...config.plugins,
      new EmitDocumentsPlugin(),
      new EmitFilesPlugin([...icons, path.join(dir, 'src/push-worker.js')]),
      new EmitPageScriptsPlugin('.server/page-scripts.json'),
    ],
  };
};

const server = serverConfig({ dir, name: 'shell_app', entry: { 'render-page': './src/app/render-page.tsx' } });

export default (env, argv) => [browser(env, argv), server(env, argv)];
