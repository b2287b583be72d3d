import { stringify } from 'csv-stringify/sync';
import { nightsOf, toAmount } from '@wayhouse/domain';
import type { Booking } from '../bookings/domain/booking.js';
import { paidMinor, refundedMinor } from '../bookings/domain/ledger.js';

/** The columns in their order. Dates are ISO 8601, amounts plain numbers in the row's currency. */
const columns: Record<string, (booking: Booking) => string> = {
  Booking: ({ id }) => id,
  'Booked at': ({ bookedAt }) => bookedAt.toISOString(),
  Guest: ({ guest }) => guest.name,
  Guests: ({ guests }) => String(guests),
  'Room type': ({ room }) => room.roomType,
  'Check-in': ({ stay }) => stay.checkIn,
  'Check-out': ({ stay }) => stay.checkOut,
  Nights: ({ stay }) => String(nightsOf(stay).length),
  Status: ({ state }) => state,
  'Cancelled at': (booking) => (booking.state === 'cancelled' ? booking.cancelledAt.toISOString() : ''),
  Total: ({ totalMinor }) => amount(totalMinor),
  'Cancellation charge': (booking) => (booking.state === 'cancelled' ? amount(booking.chargedMinor) : ''),
  Paid: (booking) => amount(paidMinor(booking)),
  Refunded: (booking) => amount(refundedMinor(booking)),
  Currency: ({ currency }) => currency,
};

/**
 * CSV (RFC 4180) in UTF-8, with the byte order mark by which Excel recognises it. Guests choose their names, so a text
 * that a spreadsheet would run as a formula is escaped with an apostrophe.
 */
export function bookingsCsv(bookings: Booking[]): Uint8Array {
  const rows = bookings.map((booking) => Object.values(columns).map((read) => read(booking)));
  return Buffer.from(
    stringify([Object.keys(columns), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  );
}

const amount = (minor: number) => toAmount(minor).toFixed(2);
