import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

// A quarter of a second goes into making one: Jest makes it once for all test files.
const { TEST_SIGNING_KEY: given } = process.env;
const privateKey = given ? createPrivateKey(given) : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Keys in the form Clerk's SDK takes, made for this test run. */
export const testKeys = {
  CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from('clerk.test.local$').toString('base64')}`,
  CLERK_SECRET_KEY: 'sk_test_for_tests',
  CLERK_JWT_KEY: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A bearer token of `userId` as Clerk signs them; `over` changes claims. */
export function tokenOf(userId: string, over: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: userId,
    sid: `sess_${userId}`,
    iss: 'https://clerk.test.local',
    azp: 'http://localhost',
    sts: 'active',
    v: 2,
  };
  const body = { ...claims, iat: now - 5, nbf: now - 5, exp: now + 300, ...over };
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'ins_test' })}.${part(body)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
