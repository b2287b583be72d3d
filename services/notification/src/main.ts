import { startService } from '@wayhouse/service-kit';
import { composeNotification } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('notification', config, (context) => composeNotification(context, config));
