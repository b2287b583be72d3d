import type { BookingFacts } from '@wayhouse/contracts';
import { endOfStay } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import type { OwnerEmailChoices } from './owner-email-choice-repository.js';
import type { BookingNews, OwnerEmailQueue } from './owner-email-queue.js';

export type Deps = {
  ownerEmailChoices: Pick<OwnerEmailChoices, 'get'>;
  ownerEmails: Pick<OwnerEmailQueue, 'add'>;
  now: () => Date;
};

/**
 * Queues an email to the owner of the booking's hotel in the transaction of the event, unless the owner wants none of this kind.
 * Of a stay that is over only money is news.
 */
export async function queueOwnerEmail(
  { ownerEmailChoices, ownerEmails, now }: Deps,
  tx: Transaction,
  eventId: string,
  { hotel, checkOut }: BookingFacts,
  news: BookingNews,
): Promise<void> {
  if (
    (news.kind === 'booking' || news.kind === 'change' || news.kind === 'conflict') &&
    endOfStay(hotel.city, checkOut, hotel) <= now()
  )
    return;
  const choice = await ownerEmailChoices.get(hotel.ownerId, tx);
  if (!choice[news.kind]) return;
  await ownerEmails.add(tx, { id: `owner-${eventId}`, ownerId: hotel.ownerId, ...news }, now());
}
