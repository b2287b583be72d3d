import type { RuntimeConfig } from '@wayhouse/contracts';
import type { ShellConfig } from '../config.js';

/** The content of `/config.json`. The Clerk emulator also serves the sign-in library, through this origin. */
export function runtimeConfig(config: ShellConfig, known: Pick<RuntimeConfig, 'releases' | 'pages'>): RuntimeConfig {
  const emulatedClerk = { proxyUrl: '/__clerk', clerkJSUrl: '/__clerk/npm/@clerk/clerk-js@5/dist/clerk.browser.js' };
  return {
    remotes: { owner: config.REMOTE_OWNER_MANIFEST, 'static-pages': config.REMOTE_STATIC_PAGES_MANIFEST },
    ...known,
    observedShare: config.OBSERVED_SHARE,
    clerk: { publishableKey: config.CLERK_PUBLISHABLE_KEY, ...(config.CLERK_API_URL ? emulatedClerk : {}) },
    currency: config.CURRENCY,
    ...(Object.keys(config.EXCHANGE_RATES).length > 0 && { exchangeRates: config.EXCHANGE_RATES }),
    supportPhone: config.SUPPORT_PHONE,
    supportEmail: config.SUPPORT_EMAIL,
    careersEmail: config.CAREERS_EMAIL,
    ...(config.MAP_TILES_URL && {
      mapTiles: { url: config.MAP_TILES_URL, attribution: config.MAP_TILES_ATTRIBUTION },
    }),
    sandbox: Boolean(config.SANDBOX_URL),
  };
}
