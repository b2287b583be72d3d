import { z } from 'zod';
import { currencies } from '@wayhouse/domain';
import { exchangeRateProblems, exchangeRates } from './exchange-rates.js';
import { type LogLevel, logLevels } from './log.js';
import { withOneHost } from './mongo/with-one-host.js';
import { publicSiteProblems } from './public-site.js';
import { readSettings } from './settings-folder.js';

/** The base URL of a server; a slash at the end is removed. */
export const httpAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const mongoServer = z.url({ protocol: /^mongodb(\+srv)?$/ });
/** Of one server, or of those of a replica set: `mongodb://one:27017,two:27017/?replicaSet=name`. */
const mongoAddress = z
  .string()
  .refine((url) => mongoServer.safeParse(withOneHost(url)).success, 'must be an address of MongoDB');

/** Services always follow the gateway's sampling decision, so the `parentbased_` variants mean the same here. */
const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

const webhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]+=*$/, 'must start with whsec_');

/** Settings that several processes read, each with one schema and one default. */
export const sharedSettings = {
  /** The address of the site, without a slash at the end. */
  PUBLIC_URL: httpAddress,
  MONGO_URL: mongoAddress,
  /** Prefix of the exchange and the queues, so that several platforms can share a broker. */
  AMQP_NAMESPACE: z.string().default('wayhouse'),
  CLERK_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_'),
  /** Reads and changes every account. Services that ask Clerk about people have it; checking tokens does not take it. */
  CLERK_SECRET_KEY: z.string().min(1),
  /** The base URL of another server with Clerk’s API, such as the emulator. */
  CLERK_API_URL: httpAddress.optional(),
  /** Of the webhook that reports deleted accounts. */
  CLERK_WEBHOOK_SECRET: webhookSecret,
  /** Of the webhook that gets the emails to relay addresses. */
  EMAIL_WEBHOOK_SECRET: webhookSecret.optional(),
  /** The domain of the relay addresses, whose emails the webhook gets. Without it there are none. */
  RELAY_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a domain, in small letters')
    .optional(),
  CURRENCY: z.enum(currencies).default('USD'),
  /** Other currencies in which hotels can quote. */
  EXCHANGE_RATES: exchangeRates.default({}),
  /** The manifest of each remote, for the browser; another origin has to allow CORS. */
  REMOTE_OWNER_MANIFEST: z.string().default('/remotes/owner/mf-manifest.json'),
  REMOTE_STATIC_PAGES_MANIFEST: z.string().default('/remotes/static-pages/mf-manifest.json'),
  MINIO_ENDPOINT: httpAddress,
  MINIO_ACCESS_KEY: z.string().min(1),
  MINIO_SECRET_KEY: z.string().min(1),
  MINIO_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name')
    .default('wayhouse-images'),
  /** The tiles of maps, from a server of your choice, whom visitors’ browsers ask for them. Without it none is asked. */
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y}')
    .optional(),
  /** Receives messages from the contact page. */
  SUPPORT_EMAIL: z.email().default('support@wayhouse.example'),
  /** Receives job applications. */
  CAREERS_EMAIL: z.email().default('careers@wayhouse.example'),
};

/** Settings of every HTTP process. `PORT` 0 lets the system choose a free port. */
export const httpEnvironment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(0),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .transform((level): LogLevel => level),
  /** How many connections may be open at once; 0 means any number. Those that come then are closed. */
  MAX_CONNECTIONS: z.coerce.number().int().min(0).default(5000),
  /** How many requests may be answered at once; 0 means any number. Those that come then are refused with 503. */
  MAX_REQUESTS_IN_FLIGHT: z.coerce.number().int().min(0).default(500),
  /** Serves `/metrics` on this port instead of on `PORT`; 0 lets the system choose. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Where traces are exported to (OTLP over HTTP); without it tracing is off. The names are OpenTelemetry's. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
});

/** Settings of every service with a database, events and signed-in callers. */
export const serviceEnvironment = httpEnvironment.extend({
  MONGO_URL: sharedSettings.MONGO_URL,
  /** Defaults to the service's name: each service has its own database. */
  MONGO_DATABASE: z.string().optional(),
  AMQP_URL: z.url({ protocol: /^amqps?$/ }),
  AMQP_NAMESPACE: sharedSettings.AMQP_NAMESPACE,
  /** `exists`: an operator has made exchanges and queues, and the service's user may not (docs/operations.md). */
  AMQP_TOPOLOGY: z.enum(['declare', 'exists']).default('declare'),
  CLERK_PUBLISHABLE_KEY: sharedSettings.CLERK_PUBLISHABLE_KEY,
  /** The PEM public key that verifies bearer tokens without a request to Clerk. */
  CLERK_JWT_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('BEGIN PUBLIC KEY'), 'must be a PEM public key'),
  CLERK_API_URL: sharedSettings.CLERK_API_URL,
  /** Bearer tokens must have been issued to a page of this site. */
  PUBLIC_URL: sharedSettings.PUBLIC_URL,
  /** Other addresses under which pages of the site run, separated by commas: a front end's development server. */
  CLERK_AUTHORIZED_PARTIES: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(z.array(httpAddress))
    .default([]),
  CURRENCY: sharedSettings.CURRENCY,
});

export type ServiceConfig = z.output<typeof serviceEnvironment> & { CLERK_SECRET_KEY?: string };
export type HttpConfig = z.output<typeof httpEnvironment>;

/** Becomes a part of addresses. */
const accountPassword = z.string().regex(/^[\w-]{12,}$/, 'must be at least 12 letters, digits, “-” or “_”');

/** Settings of the command that makes a user for each service at MongoDB and RabbitMQ. */
export const accountsEnvironment = z.object({
  AMQP_NAMESPACE: sharedSettings.AMQP_NAMESPACE,
  AMQP_VHOST: z.string().default('/'),
  /** With an administrator’s name and password. */
  MONGO_URL: sharedSettings.MONGO_URL.optional(),
  /** The API of RabbitMQ’s management plugin, with an administrator’s name and password. */
  RABBITMQ_API_URL: httpAddress.optional(),
  CATALOG_PASSWORD: accountPassword,
  BOOKING_PASSWORD: accountPassword,
  PAYMENT_PASSWORD: accountPassword,
  NOTIFICATION_PASSWORD: accountPassword,
  /** At MongoDB alone, where gateways count together; without it they get no user. */
  GATEWAY_PASSWORD: accountPassword.optional(),
});

/**
 * Reads the settings from the environment and the folder `SETTINGS_DIR`. If any is missing or invalid, prints one message
 * that lists every problem by name and exits with code 1.
 */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, environment = process.env): z.output<Schema> {
  let settings: NodeJS.ProcessEnv;
  try {
    settings = readSettings(environment);
  } catch (error) {
    return exitWithProblems([`SETTINGS_DIR: ${(error as Error).message}`]);
  }
  const parsed = schema.safeParse(settings);
  const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...issues, ...exchangeRateProblems(settings), ...publicSiteProblems(settings)];
  return parsed.success && problems.length === 0 ? parsed.data : exitWithProblems(problems);
}

function exitWithProblems(problems: string[]): never {
  process.stderr.write(`Invalid settings. ${problems.join('; ')}\n`);
  process.exit(1);
}
