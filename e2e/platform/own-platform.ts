import { test as base } from './journey.js';
import { createPlatform, freePort } from './run-platform.js';
import { site } from './site.js';

type OwnPlatform = { ownPlatform: ReturnType<typeof createPlatform> & { port: number } };

/**
 * For journeys that stop, replace or kill parts of the platform, or need other settings: they have one of their own, on which hotels
 * may also quote in rupees, and others go on beside them.
 */
export const test = base.extend<object, OwnPlatform>({
  ownPlatform: [
    async ({}, use) => {
      const port = await freePort();
      const platform = createPlatform({ EXCHANGE_RATES: 'inr=80' });
      await platform.start(port);
      site.url = `http://localhost:${port}`;
      site.dataDir = platform.dataDir;
      await use({ ...platform, port });
      await platform.stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: async ({ ownPlatform }, use) => use(`http://localhost:${ownPlatform.port}`),
});
