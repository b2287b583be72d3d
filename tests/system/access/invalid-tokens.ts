import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { testKeys, signToken } from '@wayhouse/service-kit/testing';

const userId = 'owner';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];
const seconds = () => Math.floor(Date.now() / 1000);

const [head, claims, signature] = partsOf(signToken(userId));
const unknownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const signedByUnknownKey = sign('RSA-SHA256', Buffer.from(`${head}.${claims}`), unknownKey).toString('base64url');
const symmetric = `${part({ alg: 'HS256', typ: 'JWT', kid: 'ins_test' })}.${claims}`;
const byPublicKey = createHmac('sha256', testKeys.CLERK_JWT_KEY).update(symmetric).digest('base64url');

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Credentials that must not authenticate as the owner, by their kind. */
export const invalidTokens: Record<string, Record<string, string>> = {
  'no token': {},
  'an empty token': bearer(''),
  'text that is no token': bearer('owner'),
  'three meaningless parts': bearer('a.b.c'),
  'a token signed with another key': bearer(`${head}.${claims}.${signedByUnknownKey}`),
  'a token without its signature': bearer(`${head}.${claims}.`),
  'a token with algorithm none': bearer(`${part({ alg: 'none', typ: 'JWT' })}.${claims}.`),
  'a token signed with the public key as a secret': bearer(`${symmetric}.${byPublicKey}`),
  'claims of the owner with another guest’s signature': bearer(`${head}.${claims}.${partsOf(signToken('ravi'))[2]}`),
  'an expired token': bearer(signToken(userId, { iat: seconds() - 600, exp: seconds() - 300 })),
  'a token that is not valid yet': bearer(signToken(userId, { nbf: seconds() + 300, iat: seconds() + 300 })),
  'a token without a subject': bearer(signToken(userId, { sub: undefined })),
  'a token of a pending session': bearer(signToken(userId, { sts: 'pending' })),
  'a token issued to another site': bearer(signToken(userId, { azp: 'https://elsewhere.example' })),
  'an API key': bearer('ak_0123456789abcdef'),
  'a valid token under another scheme': { authorization: `Basic ${head}.${claims}.${signature}` },
  'a valid token in a cookie': { cookie: `__session=${head}.${claims}.${signature}` },
};
