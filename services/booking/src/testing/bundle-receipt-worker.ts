import path from 'node:path';
import { bundle } from '@wayhouse/service-kit/bundle.js';

/** Bundles the thread that makes receipts, as it runs in production: from its source it starts slowly. */
export const bundleReceiptWorker = () =>
  bundle(path.join(import.meta.dirname, '../../../..'), ['services/booking/src/receipts/receipt-worker.ts']);
