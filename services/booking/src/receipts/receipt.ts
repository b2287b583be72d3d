import type { Booking } from '@wayhouse/contracts';
import { bookingNumber, daysBetween } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { describeBookingPolicy, describeTerms } from '@wayhouse/messages/describe-policy';
import { formatCheckIn, formatCheckOut, formatInstantDate } from '@wayhouse/messages/format-date';
import { formatExactly } from '@wayhouse/messages/format-money';
import { currentLocale } from '@wayhouse/messages/locale';
import { receiptMessages } from '@wayhouse/messages/receipt';
import { receiptLead } from '@wayhouse/messages/receipt-lead';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import type { Fact, PdfContent } from '@wayhouse/documents';
import { amountsTable } from './receipt-amounts.js';

/** A booking as of `issuedAt`: a summary while it is unpaid, a receipt once paid, a statement once cancelled. */
export function buildReceipt(booking: Booking, issuedAt: Date): PdfContent {
  const { city } = booking.hotel;
  return {
    title: receiptMessages.title[booking.state],
    lead: formatLead(booking, issuedAt),
    subtitle: receiptMessages.issued(bookingNumber(booking._id), formatInstantDate(issuedAt.toISOString(), city)),
    language: currentLocale(),
    date: issuedAt,
    blocks: [
      { kind: 'heading', text: receiptMessages.stay },
      { kind: 'facts', facts: stayFacts(booking) },
      { kind: 'heading', text: receiptMessages.payment },
      amountsTable(booking),
      { kind: 'paragraph', text: `${describeTerms(booking, issuedAt)} ${receiptMessages.clock(city)}`.trim() },
    ],
  };
}

function formatLead(booking: Booking, now: Date): string {
  const { name, at = '' } = receiptLead(booking, now);
  const day = at && formatInstantDate(at, booking.hotel.city);
  return receiptMessages.fileLead[name](day, describeBookingPolicy(booking).charged);
}

function stayFacts({ user, hotel, room, guests, totalPrice, currency, ...dates }: Booking): Fact[] {
  const { checkInDate, checkOutDate } = dates;
  const nights = daysBetween(checkInDate, checkOutDate);
  const night = formatExactly(totalPrice / nights, currency);
  return [
    { label: receiptMessages.guest, value: user.username },
    { label: receiptMessages.hotel, value: hotel.name },
    { label: receiptMessages.address, value: `${hotel.address}, ${hotel.city}` },
    {
      label: receiptMessages.room,
      value: receiptMessages.roomFor(roomTypeNames[room.roomType], counts.guests(guests)),
    },
    { label: receiptMessages.checkIn, value: formatCheckIn(checkInDate) },
    { label: receiptMessages.checkOut, value: formatCheckOut(checkOutDate) },
    {
      label: receiptMessages.price,
      value: receiptMessages.priceOf(counts.nights(nights), night, formatExactly(totalPrice, currency)),
    },
  ];
}
