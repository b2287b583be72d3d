import {
  capitalize,
  describePolicy,
  type BookingFacts,
  type EventData,
  type events,
  formatCheckIn,
  formatCheckOut,
  formatCount,
  formatInstant,
  paths,
} from '@wayhouse/contracts';
import { formatMinor, startOfStay } from '@wayhouse/domain';
import type { EmailContent } from '../email/email.js';

export type EmailContext = { publicUrl: string; now: Date };
type PaymentDetails = Pick<EventData<typeof events.bookingPaid>, 'method'>;
type RefundDetails = EventData<typeof events.paymentRefunded>;

export function confirmationEmail(facts: BookingFacts, context: EmailContext): EmailContent {
  return {
    subject: `Your booking at ${facts.hotel.name} is confirmed`,
    heading: 'Your room is booked',
    paragraphs: [`Dear ${facts.guest.name}, we look forward to your stay at ${facts.hotel.name}.`],
    facts: [
      ...stayFacts(facts),
      total(facts),
      { label: 'Payment', value: 'Pay at the hotel' },
      cancellationTerms(facts, context),
    ],
    action: myBookings(context),
  };
}

export function paymentEmail(facts: BookingFacts & PaymentDetails, context: EmailContext): EmailContent {
  const { paragraph, payment } = paymentTexts[facts.method];
  return {
    subject: `Your booking at ${facts.hotel.name} is paid`,
    heading: 'Thank you, your stay is paid',
    paragraphs: [`Dear ${facts.guest.name}, ${paragraph}`],
    facts: [...stayFacts(facts), total(facts), { label: 'Payment', value: payment }, cancellationTerms(facts, context)],
    action: myBookings(context),
  };
}

const paymentTexts = {
  card: {
    paragraph: 'we’ve received your payment. There’s nothing left to pay at the hotel.',
    payment: 'Paid',
  },
  hotel: {
    paragraph: 'the hotel has recorded your payment. There’s nothing left to pay.',
    payment: 'Paid at the hotel',
  },
};

export function refundEmail(facts: BookingFacts, { amountMinor }: RefundDetails, context: EmailContext): EmailContent {
  const amount = formatMinor(amountMinor, facts.currency);
  return {
    subject: `Your refund of ${amount} is on its way`,
    heading: `Your refund of ${amount} is on its way`,
    paragraphs: [
      `Dear ${facts.guest.name}, we’ve refunded ${amount} for your booking at ${facts.hotel.name}. It should reach your card within 5 to 10 days.`,
    ],
    facts: [
      { label: 'Booking', value: facts.bookingId },
      { label: 'Refund', value: amount },
    ],
    action: myBookings(context),
  };
}

export const stayFacts = ({ hotel, roomType, checkIn, checkOut, nights, guests, bookingId }: BookingFacts) => [
  { label: 'Hotel', value: hotel.name },
  { label: 'Address', value: `${hotel.address}, ${hotel.city}` },
  { label: 'Room', value: roomType },
  { label: 'Check-in', value: formatCheckIn(checkIn) },
  { label: 'Check-out', value: formatCheckOut(checkOut) },
  { label: 'Stay', value: `${formatCount(nights.length, 'night')}, ${formatCount(guests, 'guest')}` },
  { label: 'Booking', value: bookingId },
];

const total = ({ totalMinor, currency }: BookingFacts) => ({
  label: 'Total',
  value: formatMinor(totalMinor, currency),
});

/** The phrases of the booking’s own policy. */
export const describePolicyOf = ({ cancellationPolicy, nights }: BookingFacts) =>
  describePolicy(cancellationPolicy, nights.length);

/** A stay booked at short notice may be past its free cancellation from the start. */
function cancellationTerms(facts: BookingFacts, { now }: EmailContext) {
  const { freeCancellationUntil, hotel, checkIn } = facts;
  if (startOfStay(hotel.city, checkIn) <= now) return { label: 'Cancellation', value: 'No longer possible' };
  if (new Date(freeCancellationUntil) <= now)
    return { label: 'Cancellation', value: capitalize(describePolicyOf(facts).charged) };
  return {
    label: 'Free cancellation',
    value: `Until ${formatInstant(freeCancellationUntil, hotel.city)} (hotel time)`,
  };
}

export const myBookings = ({ publicUrl }: EmailContext) => ({
  label: 'See My Bookings',
  url: publicUrl + paths.myBookings,
});
