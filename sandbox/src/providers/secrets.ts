import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Secrets = { clerkSecretKey: string; stripeSecretKey: string; stripeWebhookSecret: string };

/** The secrets this copy of the sandbox made up for itself when it first started. */
export function sandboxSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'providers-secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const random = () => randomBytes(24).toString('hex');
  const secrets = {
    clerkSecretKey: `sk_test_${random()}`,
    stripeSecretKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secrets;
}
