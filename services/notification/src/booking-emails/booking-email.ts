import {
  beginOfStay,
  type BookingFacts,
  type DataOf,
  type events,
  formatMinor,
  paths,
  sayArrival,
  sayCount,
  sayInstant,
  sayLeaving,
} from '@wayhouse/contracts';
import type { LetterContent } from '../email/email.js';

export type Place = { publicUrl: string; now: Date };
type Paid = Pick<DataOf<typeof events.bookingPaid>, 'by'>;
type Refunded = DataOf<typeof events.paymentRefunded>;

export function confirmedWords(facts: BookingFacts, place: Place): LetterContent {
  return {
    subject: `Your booking at ${facts.hotel.name} is confirmed`,
    heading: 'Your room is booked',
    paragraphs: [`Dear ${facts.guest.name}, we look forward to your stay at ${facts.hotel.name}.`],
    facts: [...stayFacts(facts), total(facts), { label: 'Payment', value: 'Pay at the hotel' }, terms(facts, place)],
    action: myBookings(place),
  };
}

export function paidWords(facts: BookingFacts & Paid, place: Place): LetterContent {
  const { paragraph, payment } = paidBy[facts.by];
  return {
    subject: `Your booking at ${facts.hotel.name} is paid`,
    heading: 'Thank you, your stay is paid',
    paragraphs: [`Dear ${facts.guest.name}, ${paragraph}`],
    facts: [...stayFacts(facts), total(facts), { label: 'Payment', value: payment }, terms(facts, place)],
    action: myBookings(place),
  };
}

const paidBy = {
  card: {
    paragraph: 'your payment has arrived. There is nothing left to pay at the hotel.',
    payment: 'Paid',
  },
  hotel: {
    paragraph: 'the hotel has noted that you paid there. There is nothing left to pay.',
    payment: 'Paid at the hotel',
  },
};

export function refundedWords(facts: BookingFacts, { amountMinor }: Refunded, place: Place): LetterContent {
  const amount = formatMinor(amountMinor, facts.currency);
  return {
    subject: `A refund of ${amount} is on its way`,
    heading: `${amount} is on its way back to you`,
    paragraphs: [
      `Dear ${facts.guest.name}, we have returned ${amount} for your booking at ${facts.hotel.name}. It reaches your card within five to ten days.`,
    ],
    facts: [
      { label: 'Booking', value: facts.bookingId },
      { label: 'Refund', value: amount },
    ],
    action: myBookings(place),
  };
}

export const stayFacts = ({ hotel, roomType, checkIn, checkOut, nights, guests, bookingId }: BookingFacts) => [
  { label: 'Hotel', value: hotel.name },
  { label: 'Address', value: `${hotel.address}, ${hotel.city}` },
  { label: 'Room', value: roomType },
  { label: 'Check-in', value: sayArrival(checkIn) },
  { label: 'Check-out', value: sayLeaving(checkOut) },
  { label: 'Stay', value: `${sayCount(nights.length, 'night')}, ${sayCount(guests, 'guest')}` },
  { label: 'Booking', value: bookingId },
];

const total = ({ totalMinor, currency }: BookingFacts) => ({
  label: 'Total',
  value: formatMinor(totalMinor, currency),
});

/** A stay booked at short notice may be past its free date from the first minute. */
function terms({ freeCancellationUntil, hotel, checkIn }: BookingFacts, { now }: Place) {
  if (beginOfStay(hotel.city, checkIn) <= now) return { label: 'Cancellation', value: 'No longer possible' };
  if (new Date(freeCancellationUntil) <= now) return { label: 'Cancellation', value: 'One night is charged' };
  return {
    label: 'Free cancellation',
    value: `Until ${sayInstant(freeCancellationUntil, hotel.city)} (hotel time)`,
  };
}

export const myBookings = ({ publicUrl }: Place) => ({ label: 'See My Bookings', url: publicUrl + paths.myBookings });
