import { createHash, randomBytes, sign } from 'node:crypto';
import type { Clerk } from '../clerk.js';
import type { Session } from '../model.js';

const lifetimeSeconds = 60;

/** A session token, version 2 (https://clerk.com/docs/backend-requests/resources/session-tokens); `origin` is that of the page. */
export function sessionToken(clerk: Clerk, session: Session, origin = clerk.publicUrl): string {
  const now = Math.floor(clerk.now() / 1000);
  const signedInMinutes = Math.floor((clerk.now() - session.createdAt) / 60_000);
  const claims = {
    azp: origin,
    exp: now + lifetimeSeconds,
    fva: [signedInMinutes, -1],
    iat: now,
    iss: `${clerk.publicUrl}/__clerk`,
    jti: randomBytes(10).toString('hex'),
    nbf: now - 10,
    sid: session.id,
    sts: 'active',
    sub: session.userId,
    v: 2,
  };
  const text = `${encode({ alg: 'RS256', cat: 'cl_B7d4PD111AAA', kid: keyId(clerk), typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), clerk.keys.signingKey).toString('base64url')}`;
}

const keyId = ({ keys }: Clerk) => `ins_${createHash('sha256').update(keys.jwtKey).digest('hex').slice(0, 24)}`;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
