import { runService } from '@wayhouse/service-kit';
import { composeCatalog } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await runService('catalog', config, (context) => composeCatalog(context, config));
