import { stringify } from 'csv-stringify/sync';
import { nightsOf, toAmount } from '@wayhouse/contracts';
import type { Booking } from '../bookings/domain/booking.js';
import { paidMinor, refundedMinor } from '../bookings/domain/ledger.js';

/** In the order of the columns. Dates are ISO 8601, amounts plain numbers in the row's currency. */
const columns: Record<string, (booking: Booking) => string> = {
  Booking: ({ id }) => id,
  'Booked at': ({ bookedAt }) => bookedAt.toISOString(),
  Guest: ({ guest }) => guest.name,
  Guests: ({ guests }) => String(guests),
  'Room type': ({ room }) => room.roomType,
  'Check-in': ({ stay }) => stay.checkIn,
  'Check-out': ({ stay }) => stay.checkOut,
  Nights: ({ stay }) => String(nightsOf(stay).length),
  State: ({ state }) => state,
  'Cancelled at': (booking) => (booking.state === 'cancelled' ? booking.cancelledAt.toISOString() : ''),
  Total: ({ totalMinor }) => amount(totalMinor),
  'Charge for cancelling': (booking) => (booking.state === 'cancelled' ? amount(booking.chargedMinor) : ''),
  Paid: (booking) => amount(paidMinor(booking)),
  Refunded: (booking) => amount(refundedMinor(booking)),
  Currency: ({ currency }) => currency,
};

/**
 * Bookings as CSV (RFC 4180) in UTF-8. The byte order mark tells Excel so; a text that a spreadsheet would take for a
 * formula gets an apostrophe in front, because guests choose their names themselves.
 */
export function bookingsTable(bookings: Booking[]): Uint8Array {
  const rows = bookings.map((booking) => Object.values(columns).map((read) => read(booking)));
  return Buffer.from(
    stringify([Object.keys(columns), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  );
}

const amount = (minor: number) => toAmount(minor).toFixed(2);
