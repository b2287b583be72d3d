import { z } from 'zod';
import { httpAddress, httpEnvironment, readEnvironment, sharedSettings } from '@wayhouse/service-kit/http';

const requestsPerMinute = (limit: number) => z.coerce.number().int().min(0).default(limit);

/**
 * The number of proxies in front of the gateway, or their addresses. Without it forwarding headers of callers are
 * ignored.
 */
const trustedProxies = z
  .string()
  .regex(/^(\d{1,2}|[\da-fA-F:./]+(,\s*[\da-fA-F:./]+)*|loopback)$/, 'must be the number of proxies or their addresses')
  .transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : text))
  .optional();

const environment = httpEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Many wait for a service each, and slow clients for the rest of a file. */
  MAX_REQUESTS_IN_FLIGHT: httpEnvironment.shape.MAX_REQUESTS_IN_FLIGHT.removeDefault().default(1000),
  PUBLIC_URL: sharedSettings.PUBLIC_URL.default('http://localhost:3000'),
  CATALOG_URL: httpAddress,
  BOOKING_URL: httpAddress,
  PAYMENT_URL: httpAddress,
  NOTIFICATION_URL: httpAddress,
  OWNER_REMOTE_URL: httpAddress,
  STATIC_PAGES_REMOTE_URL: httpAddress,
  /** The server of the pages. */
  SHELL_URL: httpAddress,
  /** What of other origins the content security policy allows. */
  REMOTE_OWNER_MANIFEST: sharedSettings.REMOTE_OWNER_MANIFEST,
  REMOTE_STATIC_PAGES_MANIFEST: sharedSettings.REMOTE_STATIC_PAGES_MANIFEST,
  MAP_TILES_URL: sharedSettings.MAP_TILES_URL,
  CLERK_PUBLISHABLE_KEY: sharedSettings.CLERK_PUBLISHABLE_KEY,
  /** Only with the Clerk emulator, which the gateway then serves to the browser. */
  CLERK_API_URL: sharedSettings.CLERK_API_URL,
  /** Only where the emulators of Clerk, Stripe or SMTP run. */
  SANDBOX_URL: httpAddress.optional(),
  /** Asked for before the pages of the emulators are shown. */
  SANDBOX_PASSWORD: z.string().optional(),
  MINIO_ENDPOINT: sharedSettings.MINIO_ENDPOINT,
  MINIO_ACCESS_KEY: sharedSettings.MINIO_ACCESS_KEY,
  MINIO_SECRET_KEY: sharedSettings.MINIO_SECRET_KEY,
  MINIO_BUCKET: sharedSettings.MINIO_BUCKET,
  TRUST_PROXY: trustedProxies,
  /** How many connections of one IP address may be open at once; 0 means any number. Without effect behind a trusted proxy. */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(250),
  /** How many requests of one IP address may be on their way at once, behind a proxy as well; 0 means any number. */
  MAX_REQUESTS_IN_FLIGHT_PER_ADDRESS: z.coerce.number().int().min(0).default(200),
  /** A MongoDB where all gateways count together, in the database of its path; without it each counts for itself. */
  RATE_LIMIT_STORE_URL: sharedSettings.MONGO_URL.optional(),
  /** Requests per minute from one IP address; 0 means no limit. The first counts all calls, the others one kind. */
  RATE_LIMIT_PER_MINUTE: requestsPerMinute(1200),
  RATE_LIMIT_BOOKINGS_PER_MINUTE: requestsPerMinute(300),
  RATE_LIMIT_CHECKS_PER_MINUTE: requestsPerMinute(600),
  RATE_LIMIT_UPLOADS_PER_MINUTE: requestsPerMinute(60),
  RATE_LIMIT_FORMS_PER_MINUTE: requestsPerMinute(5),
  /** Pages; then files of front ends and photos: a first visit loads some hundred of them, and later ones few. */
  RATE_LIMIT_PAGES_PER_MINUTE: requestsPerMinute(1200),
  RATE_LIMIT_FILES_PER_MINUTE: requestsPerMinute(12000),
  /** Responses from the cache; those beyond it count as calls. */
  RATE_LIMIT_CACHED_PER_MINUTE: requestsPerMinute(6000),
  /** Further forms from one IP address need the solution of a challenge; 0 means none does. */
  FORMS_WITHOUT_CHALLENGE_PER_HOUR: z.coerce.number().int().min(0).default(3),
  /** An export takes one from each service. */
  RATE_LIMIT_PERSONAL_DATA_PER_MINUTE: requestsPerMinute(20),
});

export type GatewayConfig = z.output<typeof environment>;

export const readConfig = (source?: NodeJS.ProcessEnv): GatewayConfig => readEnvironment(environment, source);
