import { clockOf, DomainError, endOfStay, limits, type Party } from '@wayhouse/domain';
import type { Booking } from '../../bookings/domain/booking.js';
import { isBookedByHotel, hasNoEmail } from '../../bookings/domain/guest.js';

/** What one of the two has written. `number` counts the messages of the booking, `authorId` is the account of who wrote it. */
export type BookingMessage = {
  id: string;
  bookingId: string;
  number: number;
  guestId: string;
  hotelId: string;
  from: Party;
  authorId: string;
  text: string;
  at: Date;
  byEmail?: true;
};

const dayMs = 24 * 3600_000;

/** Until when the two can write to each other: some days after the stay, whatever has become of the booking. */
const messagesEnd = ({ room, stay }: Booking): Date =>
  new Date(endOfStay(clockOf(room), stay.checkOut, room).getTime() + limits.messageDays * dayMs);

/** Undefined where there is no guest to write to, or it is over. */
export const writableUntil = (booking: Booking, now: Date): Date | undefined =>
  isBookedByHotel(booking) || hasNoEmail(booking) || now >= messagesEnd(booking) ? undefined : messagesEnd(booking);

/** The last token of a deleted account is valid for a minute; the hotel has nobody to write to any more. */
export const guestGone = (from: Party): DomainError =>
  new DomainError(from === 'guest' ? 'account-deleted' : 'guest-unreachable');

/** Returns the account of the guest. */
export function assertMayWrite(booking: Booking, from: Party, now: Date): string {
  const { guest } = booking;
  if (guest.id === undefined || hasNoEmail(booking)) throw guestGone(from);
  if (now >= messagesEnd(booking)) throw new DomainError('messages-closed', { days: limits.messageDays });
  return guest.id;
}

/** Line breaks are those of Unix, and never more than two blank lines in a row. */
export const toText = (entered: string): string => entered.replace(/\r\n?/g, '\n').replace(/\n{4,}/g, '\n\n\n');
