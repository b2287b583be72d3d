import { type EventData, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import { isOwnerGone, type Deps as SendDeps } from './send-message.js';
import type { ConversationRepository } from './conversation-repository.js';
import { toText, writableUntil } from './domain/booking-message.js';

type Deps = Omit<SendDeps, 'conversations' | 'inTransaction'> & {
  conversations: Pick<ConversationRepository, 'add' | 'count'>;
};

/**
 * Adds what one of the two has written to the other by email to their messages. Where none can be sent any more, the email alone has it:
 * it is forwarded whatever becomes of it here.
 */
export async function recordEmail(
  deps: Deps,
  tx: Transaction,
  { bookingId, from, text }: EventData<typeof events.emailForwarded>,
): Promise<void> {
  const booking = await deps.bookings.get(bookingId);
  const at = deps.now();
  const guestId = booking.guest.id;
  // Without a text, it was erased before the event was sent.
  if (!text || guestId === undefined || !writableUntil(booking, at)) return;
  if ((await deps.guests.countMessage(tx, guestId)).isDeleted || (await isOwnerGone(deps, booking))) return;
  if ((await deps.conversations.count(tx, bookingId)) >= limits.messagesOfBooking) return;
  const authorId = from === 'guest' ? guestId : booking.room.ownerId;
  const of = { bookingId, guestId, hotelId: booking.room.hotelId };
  const message = { id: deps.newId(), ...of, from, authorId, text: toText(text), at, byEmail: true as const };
  const { id: messageId, text: added } = await deps.conversations.add(tx, message);
  const data = { bookingId, messageId, from, guest: { id: guestId }, text: added, byEmail: true as const };
  await deps.outbox.add(tx, events.bookingMessageSent, data);
}
