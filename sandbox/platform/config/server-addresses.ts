import type { Ready } from '../processes/child-process.js';
import type { Config } from './config.js';
import type { StoreKeys } from '../data-folder/store-keys.js';

/** The ready message of the Clerk, Stripe and SMTP emulators. */
type Providers = Ready & {
  smtp: string;
  clerk: { publishableKey: string; secretKey: string; jwtKey: string; webhookSecret: string; apiUrl: string };
  stripe: { apiUrl: string; secretKey: string; webhookSecret: string };
  mail: { relayDomain: string; webhookSecret: string };
};

export type Emulators = { mongo?: Ready; amqp?: Ready; s3?: Ready; providers?: Ready };

/** The addresses of all servers under the names that the services read: the emulator's unless a real server is set. */
export function serverAddresses({ real }: Pick<Config, 'real'>, storeKeys: StoreKeys, emulators: Emulators) {
  const { mongo, amqp, s3 } = emulators;
  const providers = emulators.providers as Providers | undefined;
  const addresses: Record<string, string> = {
    ...(real.mongo ?? { MONGO_URL: mongo!.ready }),
    ...(real.amqp ?? { AMQP_URL: amqp!.ready }),
    ...(real.s3 ?? { MINIO_ENDPOINT: s3!.ready, ...storeKeys }),
    ...real.clerk,
    ...real.stripe,
    ...real.mail,
  };
  return providers ? { ...addresses, ...providerAddresses({ real }, providers) } : addresses;
}

/** The addresses and keys of the Clerk, Stripe and SMTP emulators, unless the real server is set. */
export const providerAddresses = ({ real }: Pick<Config, 'real'>, providers: Providers): Record<string, string> => ({
  ...(real.clerk ? {} : clerkAddresses(providers)),
  ...(real.stripe ? {} : stripeAddresses(providers)),
  ...(real.mail ? {} : mailAddresses(providers)),
  ...(real.clerk && real.stripe && real.mail ? {} : { SANDBOX_URL: providers.ready }),
});

const clerkAddresses = ({ clerk }: Providers) => ({
  CLERK_SECRET_KEY: clerk.secretKey,
  CLERK_PUBLISHABLE_KEY: clerk.publishableKey,
  CLERK_JWT_KEY: clerk.jwtKey,
  CLERK_WEBHOOK_SECRET: clerk.webhookSecret,
  CLERK_API_URL: clerk.apiUrl,
});

const mailAddresses = ({ smtp, mail }: Providers) => ({
  SMTP_URL: smtp,
  RELAY_DOMAIN: mail.relayDomain,
  EMAIL_WEBHOOK_SECRET: mail.webhookSecret,
});

const stripeAddresses = ({ stripe }: Providers) => ({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.apiUrl,
});
