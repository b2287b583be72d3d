import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

// Generating a key takes a quarter of a second, so Jest's global setup generates one for all test files.
const { TEST_SIGNING_KEY: configuredKey } = process.env;
const privateKey = configuredKey
  ? createPrivateKey(configuredKey)
  : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The site whose pages have the tokens. */
export const testSite = 'http://localhost';

/** Keys of this test run, in the format of Clerk's SDK. */
export const testKeys = {
  CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from('clerk.test.local$').toString('base64')}`,
  CLERK_SECRET_KEY: 'sk_test_for_tests',
  CLERK_JWT_KEY: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
};

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A bearer token of `userId`, signed like Clerk's; `over` overrides claims. */
export function signToken(userId: string, over: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: userId,
    sid: `sess_${userId}`,
    iss: 'https://clerk.test.local',
    azp: testSite,
    sts: 'active',
    v: 2,
  };
  const body = { ...claims, iat: now - 5, nbf: now - 5, exp: now + 300, ...over };
  const signed = `${encodePart({ alg: 'RS256', typ: 'JWT', kid: 'ins_test' })}.${encodePart(body)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
