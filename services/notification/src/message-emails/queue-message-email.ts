import type { EventData, events } from '@wayhouse/contracts';
import type { AccountRegister, Transaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import {
  type Deps as RecipientDeps,
  emailIdFor,
  listRecipients,
  type Recipient,
} from '../owner-emails/wanted-emails.js';
import { type Deps as PushDeps, queueOwnerPushes } from '../owner-pushes/queue-owner-pushes.js';
import type { MessageEmailQueue } from './message-email-queue.js';

export type Deps = RecipientDeps &
  PushDeps & {
    accounts: Pick<AccountRegister, 'isDeleted'>;
    bookings: Pick<BookingProjection, 'find'>;
    messageEmails: Pick<MessageEmailQueue, 'add'>;
  };

type Sent = EventData<typeof events.bookingMessageSent>;

/**
 * Queues an email to the guest, or one, and a push to each browser, to each at the hotel who wants those about messages. What came as
 * an email has been forwarded to the guest, or to the owner.
 */
export async function queueMessageEmail(
  deps: Deps,
  tx: Transaction,
  { bookingId, messageId, from, guest, text, byEmail }: Sent,
): Promise<void> {
  const { accounts, bookings, messageEmails, now } = deps;
  // Without a text, it was erased before the event was sent.
  if (!text || (await accounts.isDeleted(tx, guest.id))) return;
  const facts = await bookings.find(tx, bookingId);
  // The booking's own event has not arrived yet: throwing has this one retried after it.
  if (!facts) throw new Error(`booking ${bookingId} is not known yet`);
  const recipients: Recipient[] =
    from === 'guest' ? await listRecipients(deps, tx, facts.hotel, 'message') : [{ ownerId: facts.hotel.ownerId }];
  for (const { ownerId, memberId } of recipients) {
    const id = emailIdFor(`message-${messageId}`, { ownerId, memberId });
    const at = { accounts: [guest.id, memberId ?? ownerId], ...(memberId && { memberId }) };
    if (memberId || !byEmail) await messageEmails.add(tx, { id, bookingId, from, ...at, text }, now());
    if (from === 'guest') await queueOwnerPushes(deps, tx, id, { ownerId, memberId }, { kind: 'message', bookingId });
  }
}
