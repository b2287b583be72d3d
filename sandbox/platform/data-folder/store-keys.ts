import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDataFile, writeDataFile } from '../../emulators/server/data-file.js';

const shape = z.object({ MINIO_ACCESS_KEY: z.string().min(1), MINIO_SECRET_KEY: z.string().min(1) });

export type StoreKeys = z.infer<typeof shape>;

/** The keys of the S3 emulator, created on first use and readable by their owner only. */
export function loadStoreKeys(dataDir: string): StoreKeys {
  const file = path.join(dataDir, 'store-keys.json');
  if (existsSync(file)) return readDataFile(file, shape);
  const keys = {
    MINIO_ACCESS_KEY: `wayhouse-${randomBytes(6).toString('hex')}`,
    MINIO_SECRET_KEY: randomBytes(20).toString('hex'),
  };
  writeDataFile(file, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}
