import { startService } from '@wayhouse/service-kit';
import { composeBooking } from './compose.js';
import { readConfig, unpaidLimitsOf } from './config.js';

const config = readConfig();
const rules = { unpaidLimits: unpaidLimitsOf(config) };
await startService('booking', config, (context) => composeBooking(context, config, rules));
