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

/** What the launcher hands over; the services have checked the same values already. */
export const readDemoSettings = (env: NodeJS.ProcessEnv): DemoSettings =>
  ({ MINIO_BUCKET: 'wayhouse-images', CURRENCY: 'USD', ...env }) as DemoSettings;
