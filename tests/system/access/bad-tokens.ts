import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { testKeys, tokenOf } from '@wayhouse/service-kit/testing';

const userId = 'owner';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];
const seconds = () => Math.floor(Date.now() / 1000);

const [head, claims, signature] = partsOf(tokenOf(userId));
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const byStranger = sign('RSA-SHA256', Buffer.from(`${head}.${claims}`), stranger).toString('base64url');
const symmetric = `${part({ alg: 'HS256', typ: 'JWT', kid: 'ins_test' })}.${claims}`;
const byPublicKey = createHmac('sha256', testKeys.CLERK_JWT_KEY).update(symmetric).digest('base64url');

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What somebody says who wants to pass for the owner, by how; none of it may let them in anywhere. */
export const badTokens: Record<string, Record<string, string>> = {
  'no token': {},
  'an empty token': bearer(''),
  'something else than a token': bearer('owner'),
  'three parts of nothing': bearer('a.b.c'),
  'a token signed with another key': bearer(`${head}.${claims}.${byStranger}`),
  'a token without its signature': bearer(`${head}.${claims}.`),
  'a token that says it needs no signature': bearer(`${part({ alg: 'none', typ: 'JWT' })}.${claims}.`),
  'a token signed with the public key as a secret': bearer(`${symmetric}.${byPublicKey}`),
  'another guest’s token with the owner’s name in it': bearer(`${head}.${claims}.${partsOf(tokenOf('ravi'))[2]}`),
  'a token that is over': bearer(tokenOf(userId, { iat: seconds() - 600, exp: seconds() - 300 })),
  'a token whose time has not come': bearer(tokenOf(userId, { nbf: seconds() + 300, iat: seconds() + 300 })),
  'a token of nobody': bearer(tokenOf(userId, { sub: undefined })),
  'a token of a session that is not complete': bearer(tokenOf(userId, { sts: 'pending' })),
  'the name of a machine’s token': bearer('ak_0123456789abcdef'),
  'a good token under another scheme': { authorization: `Basic ${head}.${claims}.${signature}` },
  'a good token in a cookie': { cookie: `__session=${head}.${claims}.${signature}` },
};
