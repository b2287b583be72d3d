import { runService } from '@wayhouse/service-kit';
import { composePayment } from './compose.js';
import { readConfig } from './config.js';

const config = readConfig();
await runService('payment', config, (context) => composePayment(context, config));
