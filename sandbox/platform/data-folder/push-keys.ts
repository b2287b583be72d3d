import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDataFile, writeDataFile } from '../../emulators/server/data-file.js';

const shape = z.object({ VAPID_PUBLIC_KEY: z.string().min(1), VAPID_PRIVATE_KEY: z.string().min(1) });

export type PushKeys = z.infer<typeof shape>;

/** The keys that pushes to browsers are signed with (RFC 8292), created on first use and readable by their owner only. */
export function loadPushKeys(dataDir: string): PushKeys {
  const file = path.join(dataDir, 'push-keys.json');
  if (existsSync(file)) return readDataFile(file, shape);
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const keys = { VAPID_PUBLIC_KEY: point.toString('base64url'), VAPID_PRIVATE_KEY: d };
  writeDataFile(file, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}
