import type { Transaction } from '@wayhouse/service-kit';
import type { BookingNews, DayNews } from '../owner-emails/owner-email-queue.js';
import type { Recipient } from '../owner-emails/wanted-emails.js';
import type { MessageNews, OwnerPushQueue } from './owner-push-queue.js';
import type { PushBrowsers } from './push-browser-repository.js';

export type Deps = {
  pushBrowsers: Pick<PushBrowsers, 'list'>;
  ownerPushes: Pick<OwnerPushQueue, 'add'>;
  now: () => Date;
};

/** Queues a push to each browser of the account that gets the email `emailId`, in the transaction of what causes both. */
export async function queueOwnerPushes(
  { pushBrowsers, ownerPushes, now }: Deps,
  tx: Transaction,
  emailId: string,
  recipient: Recipient,
  news: BookingNews | MessageNews | DayNews,
): Promise<void> {
  const accountId = recipient.memberId ?? recipient.ownerId;
  for (const browser of await pushBrowsers.list(accountId, tx))
    await ownerPushes.add(tx, { id: `${emailId}-${browser}`, accountId, browser, ...recipient, ...news }, now());
}
