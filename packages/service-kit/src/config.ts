import { z } from 'zod';
import { currencies } from '@wayhouse/contracts';
import { givenSettings } from './settings-folder.js';

/** A service follows what the gateway decided in any case; the rest of a name says which share of traces is recorded. */
const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

/** What every HTTP process reads. `PORT` 0 lets the system choose a free one. */
export const httpEnvironment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(0),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Where `/metrics` is answered instead of on `PORT`; 0 lets the system choose. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Where traces are sent (OTLP over HTTP); without it none are made. These names are OpenTelemetry's own. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
});

/** What every service with data, events and signed-in callers reads. */
export const serviceEnvironment = httpEnvironment.extend({
  MONGO_URL: z.url({ protocol: /^mongodb(\+srv)?$/ }),
  /** The service's name unless set: each service has a database of its own. */
  MONGO_DATABASE: z.string().optional(),
  AMQP_URL: z.url({ protocol: /^amqps?$/ }),
  /** Prefix of the exchange and the queues, so that several platforms can share a broker. */
  AMQP_NAMESPACE: z.string().default('wayhouse'),
  CLERK_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_'),
  CLERK_SECRET_KEY: z.string().min(1),
  /** The PEM public key that bearer tokens are verified with, without asking Clerk. */
  CLERK_JWT_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('BEGIN PUBLIC KEY'), 'must be a PEM public key'),
  CLERK_API_URL: z.url().optional(),
  CURRENCY: z.enum(currencies).default('USD'),
});

export type ServiceConfig = z.output<typeof serviceEnvironment>;
export type HttpConfig = z.output<typeof httpEnvironment>;

/**
 * Reads the environment once, and below it the files of the folder that `SETTINGS_DIR` names. Every problem is listed by
 * name in one message, and the process ends with code 1.
 */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, environment = process.env): z.output<Schema> {
  let given: NodeJS.ProcessEnv;
  try {
    given = givenSettings(environment);
  } catch (error) {
    return endFor([`SETTINGS_DIR: ${(error as Error).message}`]);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  return endFor(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

function endFor(problems: string[]): never {
  process.stderr.write(`The settings are not complete. ${problems.join('; ')}\n`);
  process.exit(1);
}
