import path from 'node:path';
import { webpackConfig } from '@wayhouse/web-kit/federation.js';

const dir = import.meta.dirname;

export default webpackConfig({ dir, name: 'shell_app', port: 3100, template: path.join(dir, 'src/index.ejs') });
