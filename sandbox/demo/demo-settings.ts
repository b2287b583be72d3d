import { givenSettings } from '@wayhouse/service-kit';

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

const defaults = { MINIO_BUCKET: 'wayhouse-images', CURRENCY: 'USD' };

/** What the launcher hands over, or the folder of settings has; the services have checked the same values already. */
export const readDemoSettings = (env: NodeJS.ProcessEnv): DemoSettings =>
  ({ ...defaults, ...givenSettings(env) }) as DemoSettings;

/** Whether it is stand-ins that people and payments would be made up in. */
export const isMadeUpOnly = ({ CLERK_API_URL, STRIPE_API_URL }: DemoSettings): boolean =>
  Boolean(CLERK_API_URL && STRIPE_API_URL);
