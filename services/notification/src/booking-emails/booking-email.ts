import { type BookingFacts, type EventData, type events, imageVariant, paths } from '@wayhouse/contracts';
import { bookingNumber, isFreeToCancel, mapUrl, phoneUrl, startOfStay } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { capitalize, describePolicy } from '@wayhouse/messages/describe-policy';
import { formatCheckIn, formatCheckOut, formatInstant } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { stayCalendar } from '@wayhouse/messages/stay-calendar';
import type { EmailContent } from '../email/email.js';
import { messages } from './messages.js';

/** `phone` is that of the hotel. */
export type EmailContext = { publicUrl: string; now: Date; phone?: string };
type PaymentDetails = Pick<EventData<typeof events.bookingPaid>, 'method'>;
type RefundDetails = EventData<typeof events.paymentRefunded>;

export function confirmationEmail(facts: BookingFacts, context: EmailContext): EmailContent {
  const { subject, heading, text, payment } = messages.confirmation;
  return {
    subject: subject(facts.hotel.name),
    heading,
    paragraphs: [messages.dear(facts.guest.name, text(facts.hotel.name))],
    photo: roomPhoto(facts, context),
    facts: [
      ...stayFacts(facts, context),
      total(facts),
      { label: messages.facts.payment, value: payment },
      cancellationTerms(facts, context),
    ],
    action: seeBooking(facts, context),
    attachments: [calendarFile(facts, context)],
  };
}

export function paymentEmail(facts: BookingFacts & PaymentDetails, context: EmailContext): EmailContent {
  const { subject, heading, text, payment } = messages.paid;
  return {
    subject: subject(facts.hotel.name),
    heading,
    paragraphs: [messages.dear(facts.guest.name, text[facts.method])],
    photo: roomPhoto(facts, context),
    facts: [
      ...stayFacts(facts, context),
      total(facts),
      { label: messages.facts.payment, value: payment[facts.method] },
      cancellationTerms(facts, context),
    ],
    action: seeBooking(facts, context),
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
      { label: messages.facts.booking, value: bookingNumber(facts.bookingId) },
      { label: refund.amount, value: amount },
    ],
    action: myBookings(context),
  };
}

export function stayFacts(facts: BookingFacts, { phone }: EmailContext) {
  const { hotel, roomType, checkIn, checkOut, nights, guests, bookingId } = facts;
  const labels = messages.facts;
  return [
    { label: labels.hotel, value: hotel.name },
    {
      label: labels.address,
      value: `${hotel.address}, ${hotel.city}`,
      links: [{ label: labels.map, url: mapUrl(hotel) }],
    },
    ...(phone ? [{ label: labels.phone, value: phone, links: [{ label: labels.call, url: phoneUrl(phone) }] }] : []),
    { label: labels.room, value: roomTypeNames[roomType] },
    { label: labels.checkIn, value: formatCheckIn(checkIn) },
    { label: labels.checkOut, value: formatCheckOut(checkOut) },
    { label: labels.stay, value: labels.nightsAndGuests(counts.nights(nights.length), counts.guests(guests)) },
    { label: labels.booking, value: bookingNumber(bookingId) },
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

/** Opens the bookings with this one at their head. */
const seeBooking = ({ bookingId }: BookingFacts, { publicUrl }: EmailContext) => ({
  label: messages.seeBooking,
  url: publicUrl + paths.booked(bookingId),
});

const photoWidth = 800;

function roomPhoto({ photo, roomType, hotel }: BookingFacts, { publicUrl }: EmailContext) {
  if (!photo) return undefined;
  const { href } = new URL(imageVariant(photo, photoWidth, 'jpg'), publicUrl);
  return { url: href, alt: messages.photo(roomTypeNames[roomType], hotel.name) };
}

function calendarFile(facts: BookingFacts, { publicUrl, phone }: EmailContext) {
  const { bookingId, roomType, guests, checkIn, checkOut } = facts;
  const stay = { bookingId, hotel: { ...facts.hotel, phone }, roomType, guests, checkIn, checkOut };
  return { ...stayCalendar(stay, publicUrl), type: 'text/calendar' };
}
