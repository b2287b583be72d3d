import { runService } from '@wayhouse/service-kit';
import { composeBooking } from './compose.js';
import { readConfig, unpaidLimitsOf } from './config.js';

const config = readConfig();
const rules = { unpaidLimits: unpaidLimitsOf(config) };
await runService('booking', config, (context) => composeBooking(context, config, rules));
