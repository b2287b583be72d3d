import { once } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  NonRetryableError,
  type OutboundRules,
  outboundUrl,
  PrivateAddressError,
  publicLookup,
} from '@wayhouse/service-kit';
import webPush, { type RequestDetails } from 'web-push';
import type { PushTarget } from './push-browser-repository.js';

/** The keys that our pushes are signed with, and whom a push service asks about them (RFC 8292). */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

/**
 * Hands a push over to the push service of a browser, which stores it for so many seconds. `gone`: it will never take one for this
 * browser any more.
 */
export type DeliverPush = (browser: PushTarget, text: string, seconds: number) => Promise<'delivered' | 'gone'>;

/** Less than a job may take. */
const timeoutMs = 10_000;

/** How long after what it is about a push is worth showing. */
export const pushSeconds = 24 * 3600;

/**
 * Encrypts and sends pushes (RFC 8030, 8291). The browser has named the address of its push service: no other than a public one is
 * connected to, redirects are not followed, and nothing of the response but its status is read.
 */
export const deliverPushBy =
  (vapid: Vapid, rules: OutboundRules, lookup = publicLookup()): DeliverPush =>
  async (browser, text, seconds) => {
    const request = encrypted(browser, text, { vapidDetails: vapid, TTL: seconds });
    if (!request) return 'gone';
    const status = await send(request, rules, lookup);
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'delivered';
    const failure = `the push service has answered ${status}`;
    // Anything else will be answered in the same way tomorrow.
    throw status === 429 || status >= 500 ? new Error(failure) : new NonRetryableError(failure);
  };

/** Undefined if the keys of the browser are none. */
function encrypted(
  { endpoint, p256dh, auth }: PushTarget,
  text: string,
  options: { vapidDetails: Vapid; TTL: number },
): RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options);
  } catch {
    return undefined;
  }
}

async function send(
  { endpoint, headers, body }: RequestDetails,
  rules: OutboundRules,
  lookup: LookupFunction,
): Promise<number> {
  const url = outboundUrl(endpoint, rules);
  if (!url) throw new NonRetryableError('the address of the push service is refused');
  const sent = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    headers: headers as OutgoingHttpHeaders,
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    ...(!rules.allowsLocal && { lookup }),
  });
  // Also what fails once the response has begun.
  sent.on('error', () => undefined).end(body);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.destroy();
    return response.statusCode ?? 0;
  } catch (error) {
    throw error instanceof PrivateAddressError ? new NonRetryableError(error.message) : error;
  }
}
