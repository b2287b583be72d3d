import { type BookingFacts, type EmailedDetails, paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import { bookedRoomLabel } from '@wayhouse/messages/room-names';
import type { EmailContent, EmailFact } from '../email/email.js';
import { priceFacts } from './booking-email.js';
import { cancellationTerms } from './cancellation-terms.js';
import { detailsFacts } from './details-facts.js';
import type { EmailContext } from './email-context.js';
import { messages } from './messages.js';
import { paymentValue } from './payment-value.js';
import { stayExtras } from './stay-extras.js';
import { hotelFacts } from './stay-facts.js';

/** The bookings that a guest has made together, the first one first, and what is owed for all of them. */
export type Together = {
  bookings: [BookingFacts, ...BookingFacts[]];
  owedMinor?: number;
  details?: EmailedDetails;
};

export function togetherEmail({ bookings, owedMinor, details }: Together, context: EmailContext): EmailContent {
  const { text } = messages.confirmation;
  const [first] = bookings;
  const totalMinor = totalOf(bookings);
  const payment = paymentValue({ totalMinor, owedMinor: owedMinor ?? totalMinor, currency: first.currency });
  const { photo, action } = stayExtras(first, context);
  return {
    subject: messages.together.subject(first.hotel.name),
    heading: messages.together.heading,
    paragraphs: [messages.dear(first.guest.name, text(first.hotel.name)), messages.together.each],
    facts: [
      ...hotelFacts(first, context),
      { label: messages.facts.checkIn, value: formatCheckIn(first.checkIn, first.hotel) },
      { label: messages.facts.checkOut, value: formatCheckOut(first.checkOut, first.hotel) },
      ...togetherFacts(bookings),
      { label: messages.facts.payment, value: payment },
      ...detailsFacts(details),
    ],
    sections: [
      {
        heading: messages.together.rooms,
        facts: bookings.map((booking, at) => roomFact(booking, { first, at, context })),
      },
    ],
    photo,
    action: action && { ...action, label: messages.together.see },
    attachments: bookings.flatMap((booking) => stayExtras(booking, context).attachments ?? []),
  };
}

const totalOf = (bookings: BookingFacts[]): number => bookings.reduce((sum, { totalMinor }) => sum + totalMinor, 0);

/** What the stays in all rooms come to. */
export function togetherFacts(bookings: Together['bookings']): EmailFact[] {
  const [{ nights, currency }] = bookings;
  const guests = bookings.reduce((sum, booking) => sum + booking.guests, 0);
  const labels = messages.facts;
  return [
    {
      label: labels.stay,
      value: messages.together.stay(counts.rooms(bookings.length), counts.nights(nights.length), counts.guests(guests)),
    },
    { label: labels.total, value: formatMinor(totalOf(bookings), currency) },
  ];
}

/**
 * What one of the rooms is, when the stay in it is where that differs from the first one, and what its price is the sum of, as in
 * the email about a single room.
 */
export function describeRoom(booking: BookingFacts, first: BookingFacts): string[] {
  const { room, labelled } = messages.together;
  const dates = datesOf(booking);
  return [
    room(bookedRoomLabel(booking), counts.guests(booking.guests)),
    ...(dates === datesOf(first) ? [] : [dates]),
    ...priceFacts(booking).map(({ label, value }) => labelled(label, value)),
  ];
}

const datesOf = ({ checkIn, checkOut, hotel }: BookingFacts): string =>
  messages.together.otherDates(formatCheckIn(checkIn, hotel), formatCheckOut(checkOut, hotel));

/** The first of the bookings, the place of this one among them, and for whom it is written. */
type Among = { first: BookingFacts; at: number; context: EmailContext };

export function roomFact(booking: BookingFacts, { first, at, context }: Among): EmailFact {
  const terms = cancellationTerms(booking, context);
  const { number, labelled } = messages.together;
  return {
    label: number(at + 1),
    value: [
      ...describeRoom(booking, first),
      labelled(messages.facts.booking, bookingNumber(booking.bookingId)),
      labelled(terms.label, terms.value),
    ].join('\n'),
    links: [{ label: messages.seeBooking, url: context.publicUrl + paths.booked(booking.bookingId) }],
  };
}
