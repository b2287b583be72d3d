import path from 'node:path';
import { z } from 'zod';
import { subscriptions } from '@wayhouse/contracts';
import { sharedSettings } from '@wayhouse/service-kit/http';
import { runningPlatform } from '@wayhouse/sandbox/platform/data-folder/run-file';
import { readEnvironment } from '@wayhouse/sandbox/platform/config/env-file';
import { readConfig } from '@wayhouse/sandbox/platform/config/config';

export const services = Object.keys(subscriptions) as (keyof typeof subscriptions)[];
export type ServiceName = (typeof services)[number];

const shape = z.object({
  MONGO_URL: sharedSettings.MONGO_URL,
  AMQP_URL: z.url({ protocol: /^amqps?$/ }),
  AMQP_NAMESPACE: sharedSettings.AMQP_NAMESPACE,
  MINIO_ENDPOINT: sharedSettings.MINIO_ENDPOINT,
  MINIO_ACCESS_KEY: sharedSettings.MINIO_ACCESS_KEY,
  MINIO_SECRET_KEY: sharedSettings.MINIO_SECRET_KEY,
  MINIO_BUCKET: sharedSettings.MINIO_BUCKET,
});

type Shared = Omit<z.output<typeof shape>, 'MONGO_URL'>;

/** `databases` has where each service stores: its MONGO_URL and its MONGO_DATABASE. */
export type AuditConfig = Shared & { databases: Record<ServiceName, { url: string; database: string }> };

/**
 * The servers that the environment or `.env` names, and for the others those of the running platform. A service that has other
 * ones than the rest is named in front: `BOOKING_MONGO_URL`, `BOOKING_MONGO_DATABASE`.
 */
export function findConfig(environment?: NodeJS.ProcessEnv): AuditConfig {
  const root = path.resolve(import.meta.dirname, '../..');
  const values = environment ?? readEnvironment(root);
  const { dataDir } = readConfig(root, values, []).config;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  if (given.MONGO_DATABASE)
    throw new Error(
      'MONGO_DATABASE is that of one service: set CATALOG_MONGO_DATABASE, BOOKING_MONGO_DATABASE and so on.',
    );
  const read = shape.safeParse({ ...runningPlatform(dataDir), ...given });
  if (!read.success) throw missing(read.error);
  const { MONGO_URL, ...shared } = read.data;
  const databaseOf = (service: ServiceName) => {
    const setting = (name: string) => given[`${service.toUpperCase()}_${name}`];
    const url = sharedSettings.MONGO_URL.safeParse(setting('MONGO_URL') ?? MONGO_URL);
    if (!url.success) throw new Error(`${service.toUpperCase()}_MONGO_URL is not an address of MongoDB.`);
    return [service, { url: url.data, database: setting('MONGO_DATABASE') ?? service }] as const;
  };
  return { ...shared, databases: Object.fromEntries(services.map(databaseOf)) as AuditConfig['databases'] };
}

function missing({ issues }: z.ZodError): Error {
  const names = issues.map(({ path: [name] }) => String(name)).join(', ');
  return new Error(`Set ${names}, or start a platform with npm start.`);
}
