import { paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { type CancelledTogether, moneyOfAll } from '../booking-emails/cancelled-together.js';
import { describeRoom } from '../booking-emails/together-email.js';
import type { EmailContent } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import { moneyFacts, moneySummary } from './owner-cancellation-email.js';
import type { OwnerEmailContext } from './owner-email-context.js';
import { guestName, ownerBookingExtras } from './owner-facts.js';

/** About bookings that a guest has cancelled in one step, and what of their money is for the hotel to see to. */
export function ownerCancelledTogetherEmail(cancelled: CancelledTogether, context: OwnerEmailContext): EmailContent {
  const { nights, together } = messages.cancellation;
  const [{ facts: first }] = cancelled;
  const { hotel } = first;
  const count = counts.rooms(cancelled.length);
  return {
    subject: together.subject(count, formatStayDates(first)),
    heading: together.heading,
    paragraphs: [
      `${together.byGuest(guestName(first), count, hotel.name)} ${nights}`,
      moneySummary(first, moneyOfAll(cancelled)),
    ],
    facts: [
      { label: messages.facts.guest, value: guestName(first) },
      { label: messages.facts.hotel, value: hotel.name },
      { label: messages.facts.checkIn, value: formatCheckIn(first.checkIn, hotel) },
      { label: messages.facts.checkOut, value: formatCheckOut(first.checkOut, hotel) },
    ],
    sections: [
      {
        heading: messages.together.rooms,
        facts: cancelled.map(({ facts, terms }) => ({
          label: bookingNumber(facts.bookingId),
          value: [
            ...describeRoom(facts, first),
            ...moneyFacts(facts, terms).map(({ label, value }) => messages.arrivals.detail(label, value)),
          ].join('\n'),
          links: [{ label: messages.openBooking, url: context.publicUrl + paths.ownerBooking(facts.bookingId) }],
        })),
      },
    ],
    ...ownerBookingExtras(first, context),
  };
}
