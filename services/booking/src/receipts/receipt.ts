import {
  type Booking,
  formatCheckIn,
  formatCount,
  formatInstantDate,
  formatCheckOut,
  describeBookingPolicy,
  describeTerms,
} from '@wayhouse/contracts';
import { daysBetween, formatExactly, hasStarted } from '@wayhouse/domain';
import type { Fact, PdfContent } from '@wayhouse/documents';
import { amountsTable } from './receipt-amounts.js';
import { receiptMessages } from './messages.js';

/** A booking as of `issuedAt`: a summary while it is unpaid, a receipt once paid, a statement once cancelled. */
export function buildReceipt(booking: Booking, issuedAt: Date): PdfContent {
  const { city } = booking.hotel;
  return {
    ...titleAndLead(booking, issuedAt),
    subtitle: receiptMessages.number(booking._id, formatInstantDate(issuedAt.toISOString(), city)),
    language: 'en',
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

function titleAndLead(booking: Booking, now: Date): Pick<PdfContent, 'title' | 'lead'> {
  const { state, hotel, paidAt = '', atHotel, cancellation } = booking;
  switch (state) {
    case 'unpaid': {
      const { title, lead, leadStarted } = receiptMessages.unpaid;
      return { title, lead: hasStarted(booking, now) ? leadStarted : lead };
    }
    case 'paid':
      return {
        title: receiptMessages.paid.title,
        lead: atHotel
          ? receiptMessages.paid.leadAtHotel(formatInstantDate(atHotel.paidAt, hotel.city))
          : receiptMessages.paid.lead(formatInstantDate(paidAt, hotel.city)),
      };
    case 'cancelled': {
      const { title, leadByHotel, leadFree, leadCharged } = receiptMessages.cancelled;
      const day = formatInstantDate(cancellation?.at ?? '', hotel.city);
      if (cancellation?.by === 'owner') return { title, lead: leadByHotel(day) };
      return {
        title,
        lead: cancellation?.charge ? leadCharged(day, describeBookingPolicy(booking).charged) : leadFree(day),
      };
    }
  }
}

function stayFacts({ user, hotel, room, guests, totalPrice, currency, ...dates }: Booking): Fact[] {
  const { checkInDate, checkOutDate } = dates;
  const nights = daysBetween(checkInDate, checkOutDate);
  const night = formatExactly(totalPrice / nights, currency);
  return [
    { label: receiptMessages.guest, value: user.username },
    { label: receiptMessages.hotel, value: hotel.name },
    { label: receiptMessages.address, value: `${hotel.address}, ${hotel.city}` },
    { label: receiptMessages.room, value: `${room.roomType}, ${formatCount(guests, 'guest')}` },
    { label: receiptMessages.checkIn, value: formatCheckIn(checkInDate) },
    { label: receiptMessages.checkOut, value: formatCheckOut(checkOutDate) },
    {
      label: receiptMessages.price,
      value: receiptMessages.priceOf(formatCount(nights, 'night'), night, formatExactly(totalPrice, currency)),
    },
  ];
}
