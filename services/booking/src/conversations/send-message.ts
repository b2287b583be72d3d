import { events } from '@wayhouse/contracts';
import { DomainError, limits, type Party } from '@wayhouse/domain';
import { idFromKey, type InTransaction, type Outbox, type Transaction } from '@wayhouse/service-kit';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { GuestRepository } from '../bookings/guest-repository.js';
import type { ConversationRepository } from './conversation-repository.js';
import { assertMayWrite, type BookingMessage, guestGone, toText } from './domain/booking-message.js';

export type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'get'>;
  conversations: Pick<ConversationRepository, 'add' | 'count' | 'findMessage'>;
  guests: Pick<GuestRepository, 'countMessage' | 'findDeleted'>;
  outbox: Outbox;
  newId: () => string;
  now: () => Date;
};

/** `requireBooking` refuses a booking that is not the writer's. `key` makes that sending it again sends nothing. */
type Request = {
  bookingId: string;
  from: Party;
  authorId: string;
  text: string;
  key?: string;
  requireBooking: (booking: Booking) => Booking;
};

type Sent = { booking: Booking; message: BookingMessage };

export async function sendMessage(deps: Deps, { requireBooking, key, ...request }: Request): Promise<Sent> {
  const booking = requireBooking(await deps.bookings.get(request.bookingId));
  const { from, authorId } = request;
  const id = key === undefined ? deps.newId() : idFromKey('message', booking.id, authorId, key);
  const message = await deps.inTransaction(async (tx) => {
    const known = key === undefined ? undefined : await deps.conversations.findMessage(tx, id);
    return known ?? addMessage(deps, tx, booking, { id, from, authorId, text: request.text });
  });
  return { booking, message };
}

/** `at` is the time at which it was written, unless that is now. */
type NewMessage = Pick<BookingMessage, 'id' | 'from' | 'authorId' | 'text' | 'byEmail'> & { at?: Date };

/** Adds a message to those of a booking and publishes it, or throws a `DomainError` before either. */
export async function addMessage(
  deps: Omit<Deps, 'inTransaction'>,
  tx: Transaction,
  booking: Booking,
  { text, at = deps.now(), ...message }: NewMessage,
): Promise<BookingMessage> {
  const { id: bookingId, room } = booking;
  const { from } = message;
  const guestId = assertMayWrite(booking, from, deps.now());
  if (from === 'guest' && (await isOwnerGone(deps, booking))) throw new DomainError('hotel-unreachable');
  if ((await deps.conversations.count(tx, bookingId)) >= limits.messagesOfBooking)
    throw new DomainError('too-many-messages', { messages: limits.messagesOfBooking });
  if ((await deps.guests.countMessage(tx, guestId)).isDeleted) throw guestGone(from);
  const of = { bookingId, guestId, hotelId: room.hotelId };
  const added = await deps.conversations.add(tx, { ...message, ...of, text: toText(text), at });
  const data = { bookingId, messageId: added.id, from, guest: { id: guestId }, text: added.text };
  await deps.outbox.add(tx, events.bookingMessageSent, { ...data, ...(message.byEmail && { byEmail: true as const }) });
  return added;
}

/** Nobody reads the messages of a hotel whose owner has left. */
export const isOwnerGone = async (
  { guests }: { guests: Pick<GuestRepository, 'findDeleted'> },
  { room: { ownerId } }: Booking,
): Promise<boolean> => (await guests.findDeleted([ownerId])).has(ownerId);
