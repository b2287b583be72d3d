import path from 'node:path';
import { z } from 'zod';
import { httpAddress, httpEnvironment, readEnvironment, sharedSettings } from '@wayhouse/service-kit/http';

const settings = {
  PUBLIC_URL: sharedSettings.PUBLIC_URL.default('http://localhost:3000'),
  /** The built shell: a folder with an `index.html`, or one of releases with a `releases.json`. */
  SHELL_DIR: z.string().default(path.join(import.meta.dirname, '../dist')),
  CATALOG_URL: httpAddress,
  OWNER_REMOTE_URL: httpAddress,
  STATIC_PAGES_REMOTE_URL: httpAddress,
  REMOTE_OWNER_MANIFEST: sharedSettings.REMOTE_OWNER_MANIFEST,
  REMOTE_STATIC_PAGES_MANIFEST: sharedSettings.REMOTE_STATIC_PAGES_MANIFEST,
  CLERK_PUBLISHABLE_KEY: sharedSettings.CLERK_PUBLISHABLE_KEY,
  /** Only with the Clerk emulator: the gateway then serves it to the browser. */
  CLERK_API_URL: sharedSettings.CLERK_API_URL,
  /** Only where the emulators of Clerk, Stripe or SMTP run: the pages show it. */
  SANDBOX_URL: httpAddress.optional(),
  MINIO_ENDPOINT: sharedSettings.MINIO_ENDPOINT,
  MINIO_ACCESS_KEY: sharedSettings.MINIO_ACCESS_KEY,
  MINIO_SECRET_KEY: sharedSettings.MINIO_SECRET_KEY,
  MINIO_BUCKET: sharedSettings.MINIO_BUCKET,
  /** Of how many of a hundred visits the pages send what they observe. */
  OBSERVED_SHARE: z.coerce.number().min(0).max(100).default(100),
  CURRENCY: sharedSettings.CURRENCY,
  EXCHANGE_RATES: sharedSettings.EXCHANGE_RATES,
  SUPPORT_PHONE: z.string().default('+1 555 010 0199'),
  SUPPORT_EMAIL: sharedSettings.SUPPORT_EMAIL,
  CAREERS_EMAIL: sharedSettings.CAREERS_EMAIL,
  MAP_TILES_URL: sharedSettings.MAP_TILES_URL,
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
};

const environment = httpEnvironment
  .extend(settings)
  .refine(({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) => !MAP_TILES_URL || MAP_TILES_ATTRIBUTION, {
    path: ['MAP_TILES_ATTRIBUTION'],
    message: 'must name whose map MAP_TILES_URL leads to',
  });

export type ShellConfig = z.output<typeof environment>;

export const readConfig = (source?: NodeJS.ProcessEnv): ShellConfig => readEnvironment(environment, source);
