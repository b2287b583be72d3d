import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { randomId } from '../../providers/random-id.js';
import type { Clerk } from '../clerk.js';
import type { Client } from '../model.js';

/** The browser that sent a request. */
export type Browser = {
  /** Read from the cookie. A browser without one gets a new client, which is only saved with its first sign-in or sign-up. */
  client: Client;
  /** The Set-Cookie value of a new client. */
  cookie: string | null;
  /** Whether somebody is signed in, by the page’s own cookie. */
  isMarkedSignedIn: boolean;
  origin: string | undefined;
  userAgent: string;
};

type Headers = { cookie?: string; origin?: string; 'user-agent'?: string };

export function readBrowser(clerk: Clerk, headers: Headers): Browser {
  const known = knownClient(clerk, headers.cookie ?? '');
  const { client, cookie } = known ? { client: known, cookie: null } : newClient(clerk.now());
  const isMarkedSignedIn = /(?:^|;\s*)__client_uat=[1-9]/.test(headers.cookie ?? '');
  return { client, cookie, isMarkedSignedIn, origin: headers.origin, userAgent: headers['user-agent'] ?? '' };
}

/** The cookie from which pages and servers see, without a call, that nobody is signed in: then it is 0. */
export const sessionMark = (changedAt: number | undefined): string =>
  `__client_uat=${Math.floor((changedAt ?? 0) / 1000)}; Path=/; Max-Age=31536000; SameSite=Lax`;

function knownClient(clerk: Clerk, cookies: string): Client | undefined {
  const value = /(?:^|;\s*)__client=([^;]+)/.exec(cookies)?.[1] ?? '';
  const [id = '', secret = ''] = value.split('.');
  const client = clerk.records.clients.get(id);
  if (!client) return undefined;
  return timingSafeEqual(Buffer.from(client.secretHash), Buffer.from(hash(secret))) ? client : undefined;
}

function newClient(now: number): { client: Client; cookie: string } {
  const secret = randomBytes(24).toString('hex');
  const client: Client = {
    id: randomId('client_'),
    secretHash: hash(secret),
    signInId: null,
    lastActiveSessionId: null,
    createdAt: now,
    updatedAt: now,
  };
  const cookie = `__client=${client.id}.${secret}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`;
  return { client, cookie };
}

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
