import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDataFile, writeDataFile } from '../server/data-file.js';

const secret = z.string().min(1);
const shape = z.object({
  clerkSecretKey: secret,
  clerkWebhookSecret: secret,
  stripeSecretKey: secret,
  stripeWebhookSecret: secret,
  emailWebhookSecret: secret,
});

export type Secrets = z.infer<typeof shape>;

/** The secrets of this data folder, generated at the first start. */
export function sandboxSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'providers-secrets.json');
  if (existsSync(file)) return readDataFile(file, shape);
  const random = () => randomBytes(24).toString('hex');
  const secrets = {
    clerkSecretKey: `sk_test_${random()}`,
    clerkWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
    stripeSecretKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
    emailWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
  };
  writeDataFile(file, JSON.stringify(secrets));
  return secrets;
}
