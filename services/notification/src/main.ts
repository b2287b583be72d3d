import { startService } from '@wayhouse/service-kit';
import { buildNotification } from './build.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('notification', config, (given) => buildNotification(given, config));
