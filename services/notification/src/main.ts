import { startService } from '@wayhouse/service-kit';
import { buildNotification } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('notification', config, (given) => buildNotification(given, config));
