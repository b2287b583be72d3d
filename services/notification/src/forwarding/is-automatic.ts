import type { InboundEmail } from './inbound-email.js';

/** How the ids of the emails begin that are forwarded. */
export const forwardedPrefix = 'forwarded-';

/** What Exchange writes into what it sends itself; people’s emails have at most a request for no receipts. */
const suppressing = /\b(all|oof|autoreply)\b/;

const precedences = ['bulk', 'list', 'junk', 'auto_reply'];

/**
 * Whether no person has written this now: an automatic reply (RFC 3834), a report of a mail server, a mailing list, or an email
 * of ours that came back. Forwarding one could begin a loop.
 */
export function isAutomatic({ returnPath, headers }: Pick<InboundEmail, 'returnPath' | 'headers'>): boolean {
  const header = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim().toLowerCase()]),
  );
  const isReport = returnPath.replace(/[<>\s]/g, '') === '';
  const isAutoSubmitted = !/^(no\b.*)?$/.test(header.get('auto-submitted') ?? '');
  const isBulk = precedences.includes(header.get('precedence') ?? '');
  const isList = [...header.keys()].some((name) => name.startsWith('list-'));
  const isAutoreply = header.has('x-autoreply') || suppressing.test(header.get('x-auto-response-suppress') ?? '');
  const isOurs = header.get('message-id')?.startsWith(`<${forwardedPrefix}`) ?? false;
  return isReport || isAutoSubmitted || isBulk || isList || isAutoreply || isOurs;
}
