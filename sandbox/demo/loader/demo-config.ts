import type { Currency, ExchangeRates } from '@wayhouse/domain';
import { readSettings, sharedSettings } from '@wayhouse/service-kit';

export type DemoConfig = Record<
  | 'MONGO_URL'
  | 'MINIO_ENDPOINT'
  | 'MINIO_ACCESS_KEY'
  | 'MINIO_SECRET_KEY'
  | 'MINIO_BUCKET'
  | 'CLERK_SECRET_KEY'
  | 'CLERK_API_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_URL'
  | 'PUBLIC_URL',
  string
> & { CURRENCY: Currency; EXCHANGE_RATES: ExchangeRates };

const defaults = {
  MINIO_BUCKET: sharedSettings.MINIO_BUCKET.parse(undefined),
  CURRENCY: sharedSettings.CURRENCY.parse(undefined),
};

/** Parsed from the launcher or from SETTINGS_DIR; the services have checked the same values already. */
export function readDemoConfig(env: NodeJS.ProcessEnv): DemoConfig {
  const settings = readSettings(env);
  const rates = { EXCHANGE_RATES: sharedSettings.EXCHANGE_RATES.parse(settings.EXCHANGE_RATES) };
  return { ...defaults, ...settings, ...rates } as DemoConfig;
}

/** Whether Clerk and Stripe are emulators: no demo data is created in the real ones. */
export const usesEmulators = ({ CLERK_API_URL, STRIPE_API_URL }: DemoConfig): boolean =>
  Boolean(CLERK_API_URL && STRIPE_API_URL);
