import { runService } from '@wayhouse/service-kit';
import { composeNotification } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await runService('notification', config, (context) => composeNotification(context, config));
