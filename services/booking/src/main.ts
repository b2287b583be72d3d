import { startService } from '@wayhouse/service-kit';
import { composeBooking } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('booking', config, (context) => composeBooking(context, config));
