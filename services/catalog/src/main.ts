import { startService } from '@wayhouse/service-kit';
import { composeCatalog } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('catalog', config, (context) => composeCatalog(context, config));
