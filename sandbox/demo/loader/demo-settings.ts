import { readSettings, sharedSettings } from '@wayhouse/service-kit';

export type DemoSettings = Record<
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
  | 'PUBLIC_URL'
  | 'CURRENCY',
  string
>;

const defaults = {
  MINIO_BUCKET: sharedSettings.MINIO_BUCKET.parse(undefined),
  CURRENCY: sharedSettings.CURRENCY.parse(undefined),
};

/** The settings from the launcher or from SETTINGS_DIR; the services have checked the same values already. */
export const readDemoSettings = (env: NodeJS.ProcessEnv): DemoSettings =>
  ({ ...defaults, ...readSettings(env) }) as DemoSettings;

/** Whether Clerk and Stripe are emulators: no demo data is created in the real ones. */
export const usesEmulators = ({ CLERK_API_URL, STRIPE_API_URL }: DemoSettings): boolean =>
  Boolean(CLERK_API_URL && STRIPE_API_URL);
