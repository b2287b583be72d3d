import type { BookingFacts } from '@wayhouse/contracts';
import { endOfStay } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import { type Deps as PushDeps, queueOwnerPushes } from '../owner-pushes/queue-owner-pushes.js';
import type { BookingNews, OwnerEmailQueue } from './owner-email-queue.js';
import { type Deps as RecipientDeps, emailIdFor, listRecipients } from './wanted-emails.js';

export type Deps = RecipientDeps & PushDeps & { ownerEmails: Pick<OwnerEmailQueue, 'add'> };

/**
 * Queues an email, and a push to each browser, to each at the booking's hotel who wants those of this kind, in the transaction of the
 * event. Of a stay that is over only money is news.
 */
export async function queueOwnerEmail(
  deps: Deps,
  tx: Transaction,
  eventId: string,
  { hotel, checkOut }: BookingFacts,
  news: BookingNews,
): Promise<void> {
  const { ownerEmails, now } = deps;
  if (
    (news.kind === 'booking' || news.kind === 'change' || news.kind === 'conflict') &&
    endOfStay(hotel.city, checkOut, hotel) <= now()
  )
    return;
  for (const recipient of await listRecipients(deps, tx, hotel, news.kind)) {
    const id = emailIdFor(`owner-${eventId}`, recipient);
    await ownerEmails.add(tx, { id, ...recipient, ...news }, now());
    await queueOwnerPushes(deps, tx, id, recipient, news);
  }
}
