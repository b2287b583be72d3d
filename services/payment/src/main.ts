import { startService } from '@wayhouse/service-kit';
import { buildPayment } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('payment', config, (given) => buildPayment(given, config));
