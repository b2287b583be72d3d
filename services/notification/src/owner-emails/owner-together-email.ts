import { paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import { detailsFacts } from '../booking-emails/details-facts.js';
import { describeRoom, togetherFacts } from '../booking-emails/together-email.js';
import type { EmailContent } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import { guestName, ownerBookingExtras } from './owner-facts.js';

/** About bookings that a guest has made together, the first one first. */
export function ownerTogetherEmail(known: [KnownBooking, ...KnownBooking[]], context: OwnerEmailContext): EmailContent {
  const { subject, heading, text, rooms } = messages.together;
  const [{ facts: first, details }] = known;
  const bookings = known.map(({ facts }) => facts) as [typeof first, ...(typeof first)[]];
  const owedMinor = known.reduce((sum, { facts, owedMinor: owed = facts.totalMinor }) => sum + owed, 0);
  const due = owedMinor > 0 ? formatMinor(owedMinor, first.currency) : messages.facts.nothingDue;
  const count = counts.rooms(known.length);
  return {
    subject: subject(count, formatStayDates(first)),
    heading,
    paragraphs: [text(guestName(first), count, counts.nights(first.nights.length), first.hotel.name)],
    facts: [
      { label: messages.facts.guest, value: guestName(first) },
      { label: messages.facts.hotel, value: first.hotel.name },
      { label: messages.facts.checkIn, value: formatCheckIn(first.checkIn, first.hotel) },
      { label: messages.facts.checkOut, value: formatCheckOut(first.checkOut, first.hotel) },
      ...togetherFacts(bookings),
      { label: messages.facts.due, value: due },
      ...detailsFacts(details),
    ],
    sections: [
      {
        heading: rooms,
        facts: bookings.map((booking) => ({
          label: bookingNumber(booking.bookingId),
          value: describeRoom(booking, first).join('\n'),
          links: [{ label: messages.openBooking, url: context.publicUrl + paths.ownerBooking(booking.bookingId) }],
        })),
      },
    ],
    ...ownerBookingExtras(first, context),
  };
}
