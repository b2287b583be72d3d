import { z } from 'zod';
import { readEnvironment, serviceEnvironment } from '@wayhouse/service-kit';

const environment = serviceEnvironment.extend({
  MINIO_ENDPOINT: z.url({ protocol: /^https?$/ }),
  MINIO_ACCESS_KEY: z.string().min(1),
  MINIO_SECRET_KEY: z.string().min(1),
  MINIO_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name')
    .default('wayhouse-images'),
});

export const readConfig = () => readEnvironment(environment);

type Config = z.output<typeof environment>;
export type StorageConfig = Pick<Config, 'MINIO_ENDPOINT' | 'MINIO_ACCESS_KEY' | 'MINIO_SECRET_KEY' | 'MINIO_BUCKET'>;
