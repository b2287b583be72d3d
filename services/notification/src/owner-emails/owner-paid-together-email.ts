import { paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import { type PaidTogether, paidForAll } from '../booking-emails/paid-together-email.js';
import { describeRoom } from '../booking-emails/together-email.js';
import type { EmailContent } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import type { OwnerEmailContext } from './owner-email-context.js';
import { guestName, ownerBookingExtras } from './owner-facts.js';

/** About bookings that a guest has paid by one card payment. */
export function ownerPaidTogetherEmail(paid: PaidTogether, context: OwnerEmailContext): EmailContent {
  const { together } = messages.payment;
  const [{ facts: first }] = paid;
  const { hotel, currency } = first;
  const { amountMinor, owedMinor } = paidForAll(paid);
  const [amount, owed] = [formatMinor(amountMinor, currency), formatMinor(owedMinor, currency)];
  const [guest, rooms] = [guestName(first), counts.rooms(paid.length)];
  return {
    subject: together.subject(rooms, formatStayDates(first)),
    heading: together.heading,
    paragraphs: [
      owedMinor > 0
        ? together.rest(guest, amount, rooms, hotel.name, owed)
        : together.text(guest, amount, rooms, hotel.name),
    ],
    facts: [
      { label: messages.facts.guest, value: guest },
      { label: messages.facts.hotel, value: hotel.name },
      { label: messages.facts.checkIn, value: formatCheckIn(first.checkIn, hotel) },
      { label: messages.facts.checkOut, value: formatCheckOut(first.checkOut, hotel) },
      { label: messages.facts.due, value: owedMinor > 0 ? owed : messages.facts.nothingDue },
    ],
    sections: [
      {
        heading: messages.together.rooms,
        facts: paid.map(({ facts, terms }) => ({
          label: bookingNumber(facts.bookingId),
          value: [
            ...describeRoom(facts, first),
            ...(terms.owedMinor > 0
              ? [messages.arrivals.detail(messages.facts.due, formatMinor(terms.owedMinor, currency))]
              : []),
          ].join('\n'),
          links: [{ label: messages.openBooking, url: context.publicUrl + paths.ownerBooking(facts.bookingId) }],
        })),
      },
    ],
    ...ownerBookingExtras(first, context),
  };
}
