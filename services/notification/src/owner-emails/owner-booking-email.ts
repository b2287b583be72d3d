import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { detailsFacts } from '../booking-emails/details-facts.js';
import type { EmailContent } from '../email/email.js';
import { formatStayDates } from './format-stay-dates.js';
import { messages } from './messages.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import { guestName, ownerBookingExtras, ownerStayFacts, totalOf } from './owner-facts.js';

export function ownerBookingEmail({ facts, isPaid, details }: KnownBooking, context: OwnerEmailContext): EmailContent {
  const { subject, heading, text } = messages.booking;
  const due = isPaid ? messages.facts.nothing : totalOf(facts);
  return {
    subject: subject(bookingNumber(facts.bookingId), formatStayDates(facts)),
    heading,
    paragraphs: [text(guestName(facts), counts.nights(facts.nights.length), facts.hotel.name)],
    facts: [...ownerStayFacts(facts), { label: messages.facts.due, value: due }, ...detailsFacts(details)],
    ...ownerBookingExtras(facts, context),
  };
}

export function ownerPaymentEmail({ facts }: KnownBooking, context: OwnerEmailContext): EmailContent {
  const { subject, heading, text } = messages.payment;
  return {
    subject: subject(bookingNumber(facts.bookingId), formatStayDates(facts)),
    heading,
    paragraphs: [text(guestName(facts), totalOf(facts))],
    facts: [...ownerStayFacts(facts), { label: messages.facts.due, value: messages.facts.nothing }],
    ...ownerBookingExtras(facts, context),
  };
}
