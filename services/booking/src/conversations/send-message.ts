import { events } from '@wayhouse/contracts';
import { DomainError, type Party } from '@wayhouse/domain';
import { idFromKey, type InTransaction, type Outbox } from '@wayhouse/service-kit';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { GuestRepository } from '../bookings/guest-repository.js';
import type { ConversationRepository } from './conversation-repository.js';
import { assertMayWrite, type BookingMessage, guestGone, toText } from './domain/booking-message.js';

export type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'get'>;
  conversations: Pick<ConversationRepository, 'add' | 'findMessage'>;
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
    if (known) return known;
    const at = deps.now();
    const guestId = assertMayWrite(booking, from, at);
    if ((await deps.guests.countMessage(tx, guestId)).isDeleted) throw guestGone(from);
    if (from === 'guest' && (await isOwnerGone(deps, booking))) throw new DomainError('hotel-unreachable');
    const of = { bookingId: booking.id, guestId, hotelId: booking.room.hotelId };
    const added = await deps.conversations.add(tx, { id, ...of, from, authorId, text: toText(request.text), at });
    const data = { bookingId: booking.id, messageId: id, from, guest: { id: guestId }, text: added.text };
    await deps.outbox.add(tx, events.bookingMessageSent, data);
    return added;
  });
  return { booking, message };
}

/** Nobody reads the messages of a hotel whose owner has left. */
export const isOwnerGone = async (
  { guests }: { guests: Pick<GuestRepository, 'findDeleted'> },
  { room: { ownerId } }: Booking,
): Promise<boolean> => (await guests.findDeleted([ownerId])).has(ownerId);
