import { startService } from '@wayhouse/service-kit';
import { build } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('catalog', config, build(config));
