import { type Buyer, timeZoneOf, todayIn } from '@wayhouse/domain';
import { idFromKey, type InTransaction, type Transaction } from '@wayhouse/service-kit';
import type { PdfContent } from '@wayhouse/documents';
import { toBookingResponse } from '../bookings/booking-response.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { requireHotelBooking } from '../bookings/domain/booking-access.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { amountsTable } from '../receipts/receipt-amounts.js';
import { assertIssuable, type Invoice, numberOf } from './domain/invoice.js';
import { invoiceDocument } from './invoice-document.js';
import { invoicedBooking } from './invoiced-booking.js';
import type { InvoiceRepository } from './invoice-repository.js';
import type { InvoiceSeriesRepository } from './invoice-series-repository.js';

export type Deps = RecordDeps & {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'update'>;
  hotels: Pick<HotelProjection, 'findLegalFacts'>;
  rooms: Pick<RoomProjection, 'get'>;
  invoices: Pick<InvoiceRepository, 'add' | 'listOfBookings'>;
  invoiceSeries: InvoiceSeriesRepository;
};

/** `seenMinor` is the amount that the front desk has seen; of one `key` one invoice is issued. */
type Request = { bookingId: string; ownHotels: OwnHotels; key: string; buyer: Buyer; seenMinor: number };

/** Issues an invoice for a booking of these hotels, under the next number of the hotel. */
export function issueInvoice(deps: Deps, { bookingId, ownHotels, key, buyer, seenMinor }: Request): Promise<Booking> {
  const id = idFromKey('invoice', bookingId, key);
  return deps.inTransaction(async (tx) => {
    const booking = await readBooking(deps, tx, bookingId, ownHotels);
    const issued = await deps.invoices.listOfBookings([bookingId], tx);
    if (issued.some((invoice) => invoice.id === id)) return booking;
    const { legalName, ...facts } = await deps.hotels.findLegalFacts(booking.room.hotelId);
    const invoiced = invoicedBooking(booking);
    assertIssuable(invoiced, issued, legalName, seenMinor);
    const { hotelId, roomId } = booking.room;
    // As they are today, like the legal facts: the booking has those of when it was made.
    const { hotelName, address, city } = await deps.rooms.get(roomId);
    const guestId = booking.guest.id;
    const invoice: Invoice = {
      ...invoiced,
      ...{ id, kind: 'invoice', hotelId, bookingId, ...(guestId !== undefined && { guestId }) },
      seller: { legalName, ...facts, hotelName, address: `${address}, ${city}` },
      buyer,
      ...(await nextIssue(deps, tx, { hotelId, city }, ownHotels)),
    };
    await store(deps, tx, invoice, invoiceDocument(invoice, amountsTable(toBookingResponse(booking))));
    return booking;
  });
}

/** As the transaction sees it. */
export async function readBooking(
  { bookings }: Pick<Deps, 'bookings'>,
  tx: Transaction,
  bookingId: string,
  ownHotels: OwnHotels,
): Promise<Booking> {
  const { after } = await bookings.update(tx, bookingId, (booking) => requireHotelBooking(booking, ownHotels));
  return after;
}

/** The next number, on the day that it is at the hotel, where it is today. */
export async function nextIssue(
  { invoiceSeries, now }: Pick<Deps, 'invoiceSeries' | 'now'>,
  tx: Transaction,
  { hotelId, city }: { hotelId: string; city: string },
  { callerId }: OwnHotels,
) {
  const issuedAt = now();
  const next = await invoiceSeries.takeNext(tx, hotelId, todayIn(timeZoneOf(city), issuedAt));
  return { ...next, issuedAt, by: callerId };
}

/** With who has issued it, for the list of changes. */
export async function store(deps: Deps, tx: Transaction, invoice: Invoice, document: PdfContent): Promise<void> {
  await deps.invoices.add(tx, invoice, document);
  const { kind, hotelId, by, bookingId } = invoice;
  await recordChange(deps, tx, { hotelId, by }, { kind: `${kind}-issued`, number: numberOf(invoice), bookingId });
}
