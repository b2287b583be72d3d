import type { BookingFacts } from '@wayhouse/contracts';
import { paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { bookedRoomLabel } from '@wayhouse/messages/room-names';
import { priceFacts } from '../booking-emails/booking-email.js';
import { roomPhoto } from '../booking-emails/stay-extras.js';
import type { EmailContent, EmailFact } from '../email/email.js';
import { messages } from './messages.js';
import type { OwnerEmailContext } from './owner-email-context.js';

/** A guest whose account is deleted has no name any more, and that of one without an account is not in events. */
export const guestName = ({ guest, bookedBy }: Pick<BookingFacts, 'guest' | 'bookedBy'>): string =>
  guest.name || (bookedBy === 'hotel' ? messages.guestOfHotel : messages.formerGuest);

export function ownerStayFacts(facts: BookingFacts): EmailFact[] {
  const { hotel, checkIn, checkOut, nights, guests, bookingId } = facts;
  const labels = messages.facts;
  return [
    { label: labels.guest, value: guestName(facts) },
    { label: labels.hotel, value: hotel.name },
    { label: labels.room, value: bookedRoomLabel(facts) },
    { label: labels.checkIn, value: formatCheckIn(checkIn, hotel) },
    { label: labels.checkOut, value: formatCheckOut(checkOut, hotel) },
    { label: labels.stay, value: labels.nightsAndGuests(counts.nights(nights.length), counts.guests(guests)) },
    { label: labels.booking, value: bookingNumber(bookingId) },
    ...priceFacts(facts),
  ];
}

/** Beside the text: the photo of the room and the button to this booking in the owner area. */
export const ownerBookingExtras = (
  facts: BookingFacts,
  context: OwnerEmailContext,
): Pick<EmailContent, 'photo' | 'action'> => ({
  photo: roomPhoto(facts, context),
  action: { label: messages.openBooking, url: context.publicUrl + paths.ownerBooking(facts.bookingId) },
});
