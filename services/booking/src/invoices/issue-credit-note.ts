import { DomainError } from '@wayhouse/domain';
import { idFromKey } from '@wayhouse/service-kit';
import { requireHotelInvoice } from './domain/invoice-access.js';
import type { Booking } from '../bookings/domain/booking.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { reverse } from './domain/invoice.js';
import { invoiceDocument } from './invoice-document.js';
import type { InvoiceRepository } from './invoice-repository.js';
import { type Deps as IssueDeps, nextIssue, readBooking, store } from './issue-invoice.js';

type Deps = IssueDeps & { invoices: Pick<InvoiceRepository, 'get'> };

/** Reverses an invoice of these hotels, once. A credit note itself is not reversed: another invoice is issued. */
export async function issueCreditNote(deps: Deps, invoiceId: string, ownHotels: OwnHotels): Promise<Booking> {
  const invoice = requireHotelInvoice(await deps.invoices.get(invoiceId), ownHotels);
  if (invoice.kind !== 'invoice') throw new DomainError('invoice-not-found');
  return deps.inTransaction(async (tx) => {
    const booking = await readBooking(deps, tx, invoice.bookingId, ownHotels);
    const issued = await deps.invoices.listOfBookings([booking.id], tx);
    if (issued.some(({ reverses }) => reverses?.id === invoiceId)) return booking;
    const id = idFromKey('credit-note', invoiceId);
    const place = await deps.rooms.get(booking.room.roomId);
    const creditNote = reverse(invoice, { id, ...(await nextIssue(deps, tx, place, ownHotels)) });
    await store(deps, tx, creditNote, invoiceDocument(creditNote));
    return booking;
  });
}
