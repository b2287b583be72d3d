import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatMinor } from '@wayhouse/messages/format-money';
import { detailsFacts } from '../booking-emails/details-facts.js';
import type { EmailContent } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import { guestName, ownerBookingExtras, ownerStayFacts } from './owner-facts.js';

export function ownerBookingEmail({ facts, ...known }: KnownBooking, context: OwnerEmailContext): EmailContent {
  const { subject, heading, text } = messages.booking;
  const { owedMinor = facts.totalMinor, details } = known;
  const due = owedMinor > 0 ? formatMinor(owedMinor, facts.currency) : messages.facts.nothingDue;
  return {
    subject: subject(bookingNumber(facts.bookingId), formatStayDates(facts)),
    heading,
    paragraphs: [text(guestName(facts), counts.nights(facts.nights.length), facts.hotel.name)],
    facts: [...ownerStayFacts(facts), { label: messages.facts.due, value: due }, ...detailsFacts(details)],
    ...ownerBookingExtras(facts, context),
  };
}

/** What is owed is above 0 where a change of the booking has raised its price after the guest opened the payment page. */
type Paid = KnownBooking & { amountMinor: number; owedMinor: number };

export function ownerPaymentEmail({ facts, amountMinor, owedMinor }: Paid, context: OwnerEmailContext): EmailContent {
  const { rest, text } = messages.payment;
  const { subject, heading } = owedMinor > 0 ? rest : messages.payment;
  const [paid, owed] = [formatMinor(amountMinor, facts.currency), formatMinor(owedMinor, facts.currency)];
  const [guest, hotel] = [guestName(facts), facts.hotel.name];
  return {
    subject: subject(bookingNumber(facts.bookingId), formatStayDates(facts)),
    heading,
    paragraphs: [owedMinor > 0 ? rest.text(guest, paid, owed, hotel) : text(guest, paid, hotel)],
    facts: [
      ...ownerStayFacts(facts),
      { label: messages.facts.due, value: owedMinor > 0 ? owed : messages.facts.nothingDue },
    ],
    ...ownerBookingExtras(facts, context),
  };
}
