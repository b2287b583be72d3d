import type { EventData, events } from '@wayhouse/contracts';
import type { AccountRegister, Transaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import type { OwnerEmailChoices } from '../owner-emails/owner-email-choice-repository.js';
import type { MessageEmailQueue } from './message-email-queue.js';

export type Deps = {
  accounts: Pick<AccountRegister, 'isDeleted'>;
  bookings: Pick<BookingProjection, 'find'>;
  ownerEmailChoices: Pick<OwnerEmailChoices, 'get'>;
  messageEmails: Pick<MessageEmailQueue, 'add'>;
  now: () => Date;
};

type Sent = EventData<typeof events.bookingMessageSent>;

/** Queues an email to the other one, unless that is an owner who wants none about messages. */
export async function queueMessageEmail(
  { accounts, bookings, ownerEmailChoices, messageEmails, now }: Deps,
  tx: Transaction,
  { bookingId, messageId, from, guest, text }: Sent,
): Promise<void> {
  // Without a text, it was erased before the event was sent.
  if (!text || (await accounts.isDeleted(tx, guest.id))) return;
  const facts = await bookings.find(tx, bookingId);
  // The booking's own event has not arrived yet: throwing has this one retried after it.
  if (!facts) throw new Error(`booking ${bookingId} is not known yet`);
  const { ownerId } = facts.hotel;
  if (from === 'guest' && !(await ownerEmailChoices.get(ownerId, tx)).message) return;
  const email = { id: `message-${messageId}`, bookingId, from, accounts: [guest.id, ownerId], text };
  await messageEmails.add(tx, email, now());
}
