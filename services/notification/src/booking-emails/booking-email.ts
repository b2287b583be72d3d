import { type BookingFacts, type EventData, type events, paths } from '@wayhouse/contracts';
import { isFreeToCancel, startOfStay } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { capitalize, describePolicy } from '@wayhouse/messages/describe-policy';
import { formatCheckIn, formatCheckOut, formatInstant } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import type { EmailContent } from '../email/email.js';
import { messages } from './messages.js';

export type EmailContext = { publicUrl: string; now: Date };
type PaymentDetails = Pick<EventData<typeof events.bookingPaid>, 'method'>;
type RefundDetails = EventData<typeof events.paymentRefunded>;

export function confirmationEmail(facts: BookingFacts, context: EmailContext): EmailContent {
  const { subject, heading, text, payment } = messages.confirmation;
  return {
    subject: subject(facts.hotel.name),
    heading,
    paragraphs: [messages.dear(facts.guest.name, text(facts.hotel.name))],
    facts: [
      ...stayFacts(facts),
      total(facts),
      { label: messages.facts.payment, value: payment },
      cancellationTerms(facts, context),
    ],
    action: myBookings(context),
  };
}

export function paymentEmail(facts: BookingFacts & PaymentDetails, context: EmailContext): EmailContent {
  const { subject, heading, text, payment } = messages.paid;
  return {
    subject: subject(facts.hotel.name),
    heading,
    paragraphs: [messages.dear(facts.guest.name, text[facts.method])],
    facts: [
      ...stayFacts(facts),
      total(facts),
      { label: messages.facts.payment, value: payment[facts.method] },
      cancellationTerms(facts, context),
    ],
    action: myBookings(context),
  };
}

export function refundEmail(facts: BookingFacts, { amountMinor }: RefundDetails, context: EmailContext): EmailContent {
  const amount = formatMinor(amountMinor, facts.currency);
  const { refund } = messages;
  return {
    subject: refund.subject(amount),
    heading: refund.subject(amount),
    paragraphs: [messages.dear(facts.guest.name, refund.text(amount, facts.hotel.name))],
    facts: [
      { label: messages.facts.booking, value: facts.bookingId },
      { label: refund.amount, value: amount },
    ],
    action: myBookings(context),
  };
}

export function stayFacts({ hotel, roomType, checkIn, checkOut, nights, guests, bookingId }: BookingFacts) {
  const labels = messages.facts;
  return [
    { label: labels.hotel, value: hotel.name },
    { label: labels.address, value: `${hotel.address}, ${hotel.city}` },
    { label: labels.room, value: roomTypeNames[roomType] },
    { label: labels.checkIn, value: formatCheckIn(checkIn) },
    { label: labels.checkOut, value: formatCheckOut(checkOut) },
    { label: labels.stay, value: labels.nightsAndGuests(counts.nights(nights.length), counts.guests(guests)) },
    { label: labels.booking, value: bookingId },
  ];
}

const total = ({ totalMinor, currency }: BookingFacts) => ({
  label: messages.facts.total,
  value: formatMinor(totalMinor, currency),
});

/** The phrases of the booking’s own policy. */
export const describePolicyOf = ({ cancellationPolicy, nights }: BookingFacts) =>
  describePolicy(cancellationPolicy, nights.length);

/** A stay booked at short notice may be past its free cancellation from the start. */
function cancellationTerms(facts: BookingFacts, { now }: EmailContext) {
  const { freeCancellationUntil, hotel, checkIn } = facts;
  const { cancellation, noLongerPossible, freeCancellation, freeUntil } = messages.facts;
  if (startOfStay(hotel.city, checkIn) <= now) return { label: cancellation, value: noLongerPossible };
  if (!isFreeToCancel(freeCancellationUntil, now))
    return { label: cancellation, value: capitalize(describePolicyOf(facts).charged) };
  return { label: freeCancellation, value: freeUntil(formatInstant(freeCancellationUntil, hotel.city)) };
}

export const myBookings = ({ publicUrl }: EmailContext) => ({
  label: messages.myBookings,
  url: publicUrl + paths.myBookings,
});
