import {
  type Booking,
  daysBetween,
  formatExactly,
  hasBegun,
  sayArrival,
  sayCount,
  sayDay,
  sayLeaving,
  sayTerms,
} from '@wayhouse/contracts';
import type { Fact, Paper } from '@wayhouse/documents';
import { amountsOf } from './receipt-amounts.js';
import { texts } from './messages.js';

/** A booking on paper as it stands on the day it is asked for: what is due, what was paid, or what cancelling came to. */
export function receiptOf(booking: Booking, issuedAt: Date): Paper {
  const { city } = booking.hotel;
  return {
    ...headOf(booking, issuedAt),
    subtitle: texts.number(booking._id, sayDay(issuedAt.toISOString(), city)),
    language: 'en',
    date: issuedAt,
    parts: [
      { kind: 'heading', text: texts.stay },
      { kind: 'facts', facts: stayFacts(booking) },
      { kind: 'heading', text: texts.payment },
      amountsOf(booking),
      { kind: 'paragraph', text: `${sayTerms(booking, issuedAt)} ${texts.clock(city)}`.trim() },
    ],
  };
}

function headOf(booking: Booking, now: Date): Pick<Paper, 'title' | 'lead'> {
  const { state, hotel, paidAt = '', atHotel, cancellation } = booking;
  switch (state) {
    case 'due':
      return { title: texts.due.title, lead: hasBegun(booking, now) ? texts.due.leadBegun : texts.due.lead };
    case 'paid':
      return {
        title: texts.paid.title,
        lead: atHotel
          ? texts.paid.leadAtHotel(sayDay(atHotel.paidAt, hotel.city))
          : texts.paid.lead(sayDay(paidAt, hotel.city)),
      };
    case 'cancelled': {
      const { title, leadByHotel, leadFree, leadCharged } = texts.cancelled;
      const day = sayDay(cancellation?.at ?? '', hotel.city);
      if (cancellation?.by === 'owner') return { title, lead: leadByHotel(day) };
      return { title, lead: cancellation?.charge ? leadCharged(day) : leadFree(day) };
    }
  }
}

function stayFacts({ user, hotel, room, guests, totalPrice, currency, ...dates }: Booking): Fact[] {
  const { checkInDate, checkOutDate } = dates;
  const nights = daysBetween(checkInDate, checkOutDate);
  const night = formatExactly(totalPrice / nights, currency);
  return [
    { label: texts.guest, value: user.username },
    { label: texts.hotel, value: hotel.name },
    { label: texts.address, value: `${hotel.address}, ${hotel.city}` },
    { label: texts.room, value: `${room.roomType}, ${sayCount(guests, 'guest')}` },
    { label: texts.checkIn, value: sayArrival(checkInDate) },
    { label: texts.checkOut, value: sayLeaving(checkOutDate) },
    {
      label: texts.price,
      value: texts.priceOf(sayCount(nights, 'night'), night, formatExactly(totalPrice, currency)),
    },
  ];
}
