import type { Ready } from './child.js';
import type { Settings } from './settings.js';
import type { StoreKeys } from './store-keys.js';

/** What the process of the Clerk, Stripe and mail stand-ins tells when it is ready. */
type Providers = Ready & {
  smtp: string;
  clerk: { publishableKey: string; secretKey: string; jwtKey: string; apiUrl: string };
  stripe: { apiUrl: string; secretKey: string; webhookSecret: string };
};

export type StandIns = { mongo?: Ready; amqp?: Ready; s3?: Ready; providers?: Ready };

/**
 * Where everything behind the services answers, under the names their clients read: a stand-in's
 * address unless a real server is set.
 */
export function serverAddresses({ real }: Pick<Settings, 'real'>, storeKeys: StoreKeys, standIns: StandIns) {
  const { mongo, amqp, s3 } = standIns;
  const providers = standIns.providers as Providers | undefined;
  const addresses: Record<string, string> = {
    ...(real.mongo ?? { MONGO_URL: mongo!.ready }),
    ...(real.amqp ?? { AMQP_URL: amqp!.ready }),
    ...(real.s3 ?? { MINIO_ENDPOINT: s3!.ready, ...storeKeys }),
    ...{ ...real.clerk, ...real.stripe, ...real.mail },
  };
  return providers ? { ...addresses, ...providerAddresses({ real }, providers) } : addresses;
}

/** What the stand-ins for Clerk, Stripe and mail give to know, where the real one is not set. */
export const providerAddresses = ({ real }: Pick<Settings, 'real'>, providers: Providers): Record<string, string> => ({
  ...(real.clerk ? {} : clerkAddresses(providers)),
  ...(real.stripe ? {} : stripeAddresses(providers)),
  ...(real.mail ? {} : { SMTP_URL: providers.smtp }),
  ...(real.clerk && real.stripe && real.mail ? {} : { SANDBOX_URL: providers.ready }),
});

const clerkAddresses = ({ clerk }: Providers) => ({
  CLERK_SECRET_KEY: clerk.secretKey,
  CLERK_PUBLISHABLE_KEY: clerk.publishableKey,
  CLERK_JWT_KEY: clerk.jwtKey,
  CLERK_API_URL: clerk.apiUrl,
});

const stripeAddresses = ({ stripe }: Providers) => ({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.apiUrl,
});
