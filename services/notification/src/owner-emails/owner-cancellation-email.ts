import type { BookingFacts } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { formatMinor } from '@wayhouse/messages/format-money';
import { describePolicyOf } from '../booking-emails/stay-facts.js';
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

/** The charge, and what of each kind of payment is refunded. */
export function moneyFacts(
  facts: BookingFacts,
  { chargedMinor, owedMinor, byCard, atHotel }: CancellationTerms,
): EmailFact[] {
  const labels = messages.facts;
  const money = (minor: number) => formatMinor(minor, facts.currency);
  const charge = chargedMinor > 0 ? labels.chargeOf(money(chargedMinor), describePolicyOf(facts).charge) : labels.none;
  const refundOf = (minor: number) => (minor > 0 ? money(minor) : labels.none);
  return [
    { label: labels.charge, value: charge },
    ...(byCard
      ? [
          { label: labels.paidByCard, value: money(byCard.paidMinor) },
          { label: labels.cardRefund, value: refundOf(byCard.refundedMinor + byCard.pendingRefundMinor) },
        ]
      : []),
    ...(atHotel
      ? [
          { label: labels.paidAtHotel, value: money(atHotel.paidMinor + (atHotel.handedBackMinor ?? 0)) },
          ...(atHotel.handedBackMinor ? [{ label: labels.handedBack, value: money(atHotel.handedBackMinor) }] : []),
          { label: labels.refundAtHotel, value: refundOf(atHotel.refundedMinor) },
        ]
      : []),
    { label: labels.chargeDue, value: owedMinor > 0 ? money(owedMinor) : labels.nothing },
  ];
}
