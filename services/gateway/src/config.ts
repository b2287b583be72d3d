import { z } from 'zod';
import { currencies } from '@wayhouse/contracts';
import { httpEnvironment, readEnvironment } from '@wayhouse/service-kit/http';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const perMinute = (most: number) => z.coerce.number().int().min(0).default(most);

/**
 * How many proxies stand in front of this one, or their addresses; without it no caller is
 * believed about where it comes from.
 */
const trustedProxies = z
  .string()
  .regex(/^(\d{1,2}|[\da-fA-F:./]+(,\s*[\da-fA-F:./]+)*|loopback)$/, 'must be a number of proxies or their addresses')
  .transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : text))
  .optional();

const environment = httpEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: address.default('http://localhost:3000'),
  CATALOG_URL: address,
  BOOKING_URL: address,
  PAYMENT_URL: address,
  NOTIFICATION_URL: address,
  OWNER_REMOTE_URL: address,
  STATIC_PAGES_REMOTE_URL: address,
  /** The built shell, one of both: a folder with an `index.html`, or the server that has it. */
  SHELL_DIR: z.string().optional(),
  SHELL_URL: address.optional(),
  /** Where the browser finds each remote's manifest; another origin must allow cross-origin reads. */
  REMOTE_OWNER_MANIFEST: z.string().default('/remotes/owner/mf-manifest.json'),
  REMOTE_STATIC_PAGES_MANIFEST: z.string().default('/remotes/static-pages/mf-manifest.json'),
  CLERK_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_'),
  /** Only where a stand-in answers for Clerk: the browser then finds it behind this origin. */
  CLERK_API_URL: address.optional(),
  /** Only where the stand-ins for Clerk, Stripe or mail run. */
  SANDBOX_URL: address.optional(),
  MINIO_ENDPOINT: address,
  MINIO_ACCESS_KEY: z.string().min(1),
  MINIO_SECRET_KEY: z.string().min(1),
  MINIO_BUCKET: z.string().default('wayhouse-images'),
  CURRENCY: z.enum(currencies).default('USD'),
  SUPPORT_PHONE: z.string().default('+1 555 010 0199'),
  SUPPORT_EMAIL: z.string().default('support@wayhouse.example'),
  HIRING_EMAIL: z.string().default('careers@wayhouse.example'),
  TRUST_PROXY: trustedProxies,
  /** Requests a minute from one address; 0 lifts the limit. The first counts every call, the others their own kind. */
  RATE_LIMIT_PER_MINUTE: perMinute(1200),
  RATE_LIMIT_BOOKINGS_PER_MINUTE: perMinute(300),
  RATE_LIMIT_CHECKS_PER_MINUTE: perMinute(600),
  RATE_LIMIT_UPLOADS_PER_MINUTE: perMinute(60),
  RATE_LIMIT_FORMS_PER_MINUTE: perMinute(60),
});

const whole = environment.refine(({ SHELL_DIR, SHELL_URL }) => Boolean(SHELL_DIR) !== Boolean(SHELL_URL), {
  path: ['SHELL_DIR'],
  error: 'either this or SHELL_URL must be set, and not both',
  // Said beside every other problem.
  when: () => true,
});

export type GatewayConfig = z.output<typeof environment>;

export const readConfig = (from?: NodeJS.ProcessEnv): GatewayConfig => readEnvironment(whole, from);
