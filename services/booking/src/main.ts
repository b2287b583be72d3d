import { startService } from '@wayhouse/service-kit';
import { buildBooking } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('booking', config, (given) => buildBooking({ ...given, currency: config.CURRENCY }));
