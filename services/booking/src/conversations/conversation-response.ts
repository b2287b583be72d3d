import type { BookingMessage as MessageResponse, Conversation } from '@wayhouse/contracts/calls/conversation-calls';
import { staffName } from '@wayhouse/messages/staff-names';
import type { Booking } from '../bookings/domain/booking.js';
import { guestName } from '../bookings/guest-name.js';
import { type BookingMessage, writableUntil } from './domain/booking-message.js';

/** What an author is called. A guest sees the hotel, of whose staff the privacy policy names nobody. */
export type AuthorName = (message: BookingMessage) => string;

export const authorForGuest =
  (booking: Booking): AuthorName =>
  ({ from }) =>
    from === 'guest' ? guestName(booking) : booking.room.hotelName;

/** `staffNames` are those of who is or was a member of the hotel’s staff, by their ids; without any the owner writes as the hotel. */
export const authorForHotel =
  (booking: Booking, staffNames: ReadonlyMap<string, string>): AuthorName =>
  ({ from, authorId }) => {
    if (from === 'guest') return guestName(booking);
    const { ownerId, hotelName } = booking.room;
    return authorId === ownerId && staffNames.size === 0 ? hotelName : staffName(authorId, ownerId, staffNames);
  };

export const toMessageResponse = (message: BookingMessage, authorOf: AuthorName): MessageResponse => ({
  id: message.id,
  number: message.number,
  from: message.from,
  author: authorOf(message),
  text: message.text,
  at: message.at.toISOString(),
  ...(message.byEmail && { byEmail: true as const }),
});

type Read = { messages: BookingMessage[]; unread: number; now: Date; authorOf: AuthorName; isOwnerGone: boolean };

export const toConversationResponse = (
  booking: Booking,
  { messages, unread, now, authorOf, isOwnerGone }: Read,
): Conversation => ({
  messages: messages.map((message) => toMessageResponse(message, authorOf)),
  unread,
  writableUntil: isOwnerGone ? undefined : writableUntil(booking, now)?.toISOString(),
});
