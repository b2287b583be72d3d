import path from 'node:path';
import { bundle } from '@wayhouse/service-kit/bundle.js';

/** Bundles the process that encodes photos, as it runs in production: from its source it starts slowly. */
export const bundleEncoder = () =>
  bundle(path.join(import.meta.dirname, '../../../..'), ['services/catalog/src/images/encoder-process.ts']);
