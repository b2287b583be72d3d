import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { corruptFile, writeDataFile } from '../server/data-file.js';

export type ClerkKeys = { publishableKey: string; secretKey: string; signingKey: KeyObject; jwtKey: string };

// The SDKs read a host from this key. It needs a dot, and nobody connects to it because the browser uses a proxy.
// It is a live key because with a test key clerk-js writes a warning to every page's console.
const publishableKey = `pk_live_${Buffer.from('clerk.sandbox.local$').toString('base64')}`;

/** The keys of this instance. The signing key is stored in `file`, so that a restart signs nobody out. */
export function clerkKeys(file: string, secretKey: string): ClerkKeys {
  if (!existsSync(file)) createSigningKey(file);
  const signingKey = readSigningKey(file);
  const jwtKey = createPublicKey(signingKey).export({ type: 'spki', format: 'pem' }).toString();
  return { publishableKey, secretKey, signingKey, jwtKey };
}

function readSigningKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    throw corruptFile(file, 'it holds no key', error);
  }
}

function createSigningKey(file: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeDataFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
}
