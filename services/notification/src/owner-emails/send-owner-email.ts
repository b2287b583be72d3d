import { paths } from '@wayhouse/contracts';
import { defaultLocale } from '@wayhouse/messages/locale';
import { type ClerkAccounts, inLocale, type Log } from '@wayhouse/service-kit';
import { renderEmail } from '../email/render-email.js';
import type { SendEmail } from '../email/smtp.js';
import { messages } from './messages.js';
import type { OwnerEmail } from './owner-email-queue.js';
import { prepareOwnerEmail, type Deps as PrepareDeps } from './prepare-owner-email.js';

export type Deps = PrepareDeps & {
  clerkAccounts: Pick<ClerkAccounts, 'find'>;
  sendEmail: SendEmail;
  publicUrl: string;
  log: Log;
};

/**
 * Writes an email and sends it to the primary verified address that the account has at Clerk now. Whose account is gone
 * gets none.
 */
export async function sendOwnerEmail(deps: Deps, job: OwnerEmail): Promise<void> {
  const { id, ownerId, memberId } = job;
  const prepared = await prepareOwnerEmail(deps, job);
  if (!prepared) return;
  const [address] = (await deps.clerkAccounts.find(memberId ?? ownerId))?.addresses ?? [];
  if (!address) return deps.log.info({ email: id, ownerId, memberId }, 'no email sent: the account has no address');
  const email = inLocale(defaultLocale, () => {
    const { hotel, write, findReply } = prepared;
    const { replyTo, footnote } = findReply?.() ?? {};
    const choose = { label: messages.choose, url: deps.publicUrl + paths.ownerNotifications };
    return renderEmail({ id, to: { name: hotel, address }, replyTo }, { footnote, choose, ...write(deps) });
  });
  return deps.sendEmail(email);
}
