import { startService } from '@wayhouse/service-kit';
import { buildPayment } from './build.js';
import { readConfig } from './config.js';

const config = readConfig();
await startService('payment', config, (given) => buildPayment(given, config));
