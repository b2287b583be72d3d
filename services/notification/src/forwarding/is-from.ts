import { type ClerkAccount, foldAddress } from '@wayhouse/service-kit';
import addressparser from 'nodemailer/lib/addressparser';
import type { InboundEmail } from './inbound-email.js';

/**
 * Whether an email is from the account. A `From` header of several addresses is from nobody: it passes as authenticated by the domain
 * of any one of them (RFC 7489, 6.6.1).
 */
export function isFrom({ addresses }: ClerkAccount, { from }: Pick<InboundEmail, 'from'>): boolean {
  const [sender, ...others] = addressparser(from, { flatten: true });
  if (!sender?.address || others.length) return false;
  const mailbox = foldAddress(sender.address);
  return addresses.some((address) => foldAddress(address) === mailbox);
}
