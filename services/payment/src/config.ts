import { z } from 'zod';
import { readEnvironment, serviceEnvironment } from '@wayhouse/service-kit';

const environment = serviceEnvironment.extend({
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/, 'must start with sk_test_ or sk_live_'),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/, 'must start with whsec_'),
  /** Base URL of another server with Stripe’s API, such as the emulator. */
  STRIPE_API_URL: z.url().optional(),
  /** How often an account may open a payment page; 0 means any number. */
  MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE: z.coerce.number().int().min(0).default(60),
});

export type PaymentConfig = z.output<typeof environment>;
export const readConfig = () => readEnvironment(environment);
