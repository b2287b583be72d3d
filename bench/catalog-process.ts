import { startService } from '@wayhouse/service-kit';
import type { testConfig } from '@wayhouse/service-kit/testing';
import { composeCatalog } from '@wayhouse/catalog/compose';
import { bundleEncoder } from '@wayhouse/catalog/testing/bundle-encoder';
import { catalogConfig, testStorage } from '@wayhouse/catalog/testing/test-catalog';
import { stubProfile } from './book-room.js';
import { now } from './searches.js';

// The catalog alone.
process.once('message', async (config: ReturnType<typeof testConfig>) => {
  await bundleEncoder();
  const service = await startService(
    'catalog',
    config,
    (context) => composeCatalog(context, catalogConfig(testStorage())),
    { findProfile: stubProfile, now },
  );
  process.once('disconnect', () => void service.stop().then(() => process.exit(0)));
  process.send?.(service.url);
});
