import type { Booking as BookingResponse } from '@wayhouse/contracts';
import { linesOfBooking, resultsOf, splitTaxes, toMinor } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { formatExactly } from '@wayhouse/messages/format-money';
import { adjustmentItems } from '@wayhouse/messages/price-adjustments';
import { formatLine } from '@wayhouse/messages/price-lines';
import { receiptMessages } from '@wayhouse/messages/receipt';
import { roomLabel } from '@wayhouse/messages/room-names';
import { formatTax } from '@wayhouse/messages/taxes';
import { toBookingResponse } from '../bookings/booking-response.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { InvoicedBooking, InvoiceItem } from './domain/invoice.js';

/** What an invoice for a booking is about now, in the language of the request. */
export function invoicedBooking(booking: Booking): InvoicedBooking {
  const shown = toBookingResponse(booking);
  const items = itemsOf(shown);
  const taxes = shown.state === 'cancelled' ? [] : (shown.taxes ?? []);
  return {
    isCharge: shown.state === 'cancelled',
    ...{ stay: booking.stay, guests: booking.guests, currency: booking.currency },
    about: aboutBooking(booking, shown),
    items,
    included: splitTaxes(taxes).included.map((tax) => toItem(formatTax(tax, shown.currency), tax.amount)),
    totalMinor: sumOf(items),
    taxMinor: sumOf(taxes.filter(({ kind }) => kind === 'tax').map(({ name, amount }) => toItem(name, amount))),
    dueMinor: dueMinor(shown),
  };
}

/** A name that is struck out is left out. */
function aboutBooking(
  { guest, details }: Booking,
  { hotel, room, guests, checkInDate, checkOutDate }: BookingResponse,
) {
  const name = details?.leadGuest ?? guest.name;
  return [
    ...(name ? [{ label: receiptMessages.guest, value: name }] : []),
    { label: receiptMessages.room, value: receiptMessages.roomFor(roomLabel(room), counts.guests(guests)) },
    { label: receiptMessages.checkIn, value: formatCheckIn(checkInDate, hotel) },
    { label: receiptMessages.checkOut, value: formatCheckOut(checkOutDate, hotel) },
  ];
}

/** The nights, what raises or lowers their price, and each tax and fee that is added; of a cancelled booking its charge. */
function itemsOf(booking: BookingResponse): InvoiceItem[] {
  const { cancellation, currency, taxes } = booking;
  if (cancellation) return [toItem(receiptMessages.lines.charge, cancellation.charge)].filter(isAmount);
  const { added } = splitTaxes(taxes);
  return [
    ...linesOfBooking(booking).map((line) => toItem(formatLine(line, currency, formatExactly), line.amount)),
    ...adjustmentItems(booking).map(({ item, amount }) => toItem(item, amount)),
    ...added.map((tax) => toItem(formatTax(tax, currency), tax.amount)),
  ].filter(isAmount);
}

const isAmount = ({ amountMinor }: InvoiceItem): boolean => amountMinor !== 0;

const toItem = (text: string, amount: number): InvoiceItem => ({ text, amountMinor: toMinor(amount) });

const sumOf = (items: InvoiceItem[]): number => items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** By the statement of the booking. */
function dueMinor(booking: BookingResponse): number {
  const due = resultsOf(booking).find(({ what }) => what === 'due' || what === 'charge-due');
  return toMinor(due?.amount ?? 0);
}
