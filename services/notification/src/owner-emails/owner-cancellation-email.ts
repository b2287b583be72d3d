import type { BookingFacts } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { formatMinor } from '@wayhouse/messages/format-money';
import { cancellationFacts } from '../booking-emails/cancellation-facts.js';
import type { EmailContent, EmailFact } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import type { CancellationTerms } from './owner-email-queue.js';
import { guestName, ownerBookingExtras, ownerStayFacts } from './owner-facts.js';

type Cancelled = Pick<KnownBooking, 'facts'> & { terms: CancellationTerms };

/** What became of the booking, and what of its money is for the hotel to see to. */
export function ownerCancellationEmail({ facts, terms }: Cancelled, context: OwnerEmailContext): EmailContent {
  const { subject, heading, byGuest, byOperator, nights } = messages.cancellation;
  const { hotel } = facts;
  const what = terms.isByOperator ? byOperator(hotel.name) : byGuest(guestName(facts), hotel.name);
  return {
    subject: subject(bookingNumber(facts.bookingId), formatStayDates(facts)),
    heading,
    paragraphs: [`${what} ${nights}`, moneySummary(facts, terms)],
    facts: [...ownerStayFacts(facts), ...moneyFacts(facts, terms)],
    ...ownerBookingExtras(facts, context),
  };
}

/** What of the money is for the hotel to see to. */
export function moneySummary({ currency }: BookingFacts, { owedMinor, byCard, atHotel }: CancellationTerms): string {
  const { collect, refundAtHotel, refundToCard, settled } = messages.cancellation;
  const sentences = (
    [
      [owedMinor, collect],
      [atHotel?.refundedMinor ?? 0, refundAtHotel],
      [byCard?.pendingRefundMinor ?? 0, refundToCard],
    ] as const
  ).flatMap(([minor, sentence]) => (minor > 0 ? [sentence(formatMinor(minor, currency))] : []));
  return sentences.join(' ') || settled;
}

/** The charge, what of each kind of payment is refunded, and what the guest still owes. */
export const moneyFacts = (facts: BookingFacts, terms: CancellationTerms): EmailFact[] => [
  ...cancellationFacts(facts, terms, messages.facts),
  {
    label: messages.facts.stillDue,
    value: terms.owedMinor > 0 ? formatMinor(terms.owedMinor, facts.currency) : messages.facts.nothingDue,
  },
];
