import path from 'node:path';
import { z } from 'zod';
import { sharedSettings } from '@wayhouse/service-kit/http';
import { runningPlatform } from '../../sandbox/platform/data-folder/run-file.js';
import { readEnvironment } from '../../sandbox/platform/settings/env-file.js';
import { readSettings } from '../../sandbox/platform/settings/settings.js';

const shape = z.object({
  MONGO_URL: z.url({ protocol: /^mongodb(\+srv)?$/ }),
  AMQP_URL: z.url({ protocol: /^amqps?$/ }),
  AMQP_NAMESPACE: sharedSettings.AMQP_NAMESPACE,
  MINIO_ENDPOINT: sharedSettings.MINIO_ENDPOINT,
  MINIO_ACCESS_KEY: sharedSettings.MINIO_ACCESS_KEY,
  MINIO_SECRET_KEY: sharedSettings.MINIO_SECRET_KEY,
  MINIO_BUCKET: sharedSettings.MINIO_BUCKET,
});

/** `databases` has the name of a service's database where it is not the service's own. */
export type AuditSettings = z.output<typeof shape> & { databases?: Record<string, string> };

/** The servers that the environment or `.env` names, and for the others those of the running platform. */
export function findSettings(environment?: NodeJS.ProcessEnv): AuditSettings {
  const root = path.resolve(import.meta.dirname, '../..');
  const values = environment ?? readEnvironment(root);
  const { dataDir } = readSettings(root, values, []).settings;
  const given = Object.entries(values).filter(([, value]) => value);
  const read = shape.safeParse({ ...runningPlatform(dataDir), ...Object.fromEntries(given) });
  if (read.success) return read.data;
  const names = read.error.issues.map(({ path: [name] }) => String(name)).join(', ');
  throw new Error(`Set ${names}, or start a platform with npm start.`);
}
