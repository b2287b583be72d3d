import { calls } from '@wayhouse/contracts';
import { lastDayOf, limits, toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import { requireHotelBooking } from '../bookings/domain/booking-access.js';
import { requireOwnHotel, requireOwnHotels } from '../hotels/own-hotels.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import type { ReceiptThread } from '../receipts/receipt-thread.js';
import { assertExportSize, maxRows } from '../reports/domain/export-size.js';
import { type Invoice, numberOf } from './domain/invoice.js';
import { requireGuestInvoice, requireHotelInvoice } from './domain/invoice-access.js';
import type { InvoiceRepository } from './invoice-repository.js';
import { toInvoiceResponse, toInvoicesOfBooking } from './invoice-response.js';
import { invoicesCsv } from './invoices-csv.js';
import { issueCreditNote } from './issue-credit-note.js';
import { type Deps as IssueDeps, issueInvoice } from './issue-invoice.js';

type Deps = IssueDeps & {
  bookings: Pick<BookingRepository, 'get'>;
  invoices: InvoiceRepository;
  staff: StaffProjection;
  receiptThread: ReceiptThread;
};

/** Of an account. Each file takes the thread of the receipts for a moment. */
const filesPerMinute = 10;
const issuedPerMinute = 30;

export const invoiceRoutes = (deps: Deps) => {
  const toResponse = async (booking: Booking) =>
    toInvoicesOfBooking(
      booking,
      await deps.invoices.listOfBookings([booking.id]),
      await deps.hotels.findLegalFacts(booking.room.hotelId),
    );
  async function download(id: string, require: (invoice: Invoice) => Invoice | Promise<Invoice>) {
    const { invoice, document } = await deps.invoices.getWithDocument(id);
    await require(invoice);
    const bytes = await deps.receiptThread.render(document);
    return { name: `wayhouse-${invoice.kind}-${numberOf(invoice)}.pdf`, bytes };
  }
  return [
    route(calls.showInvoices, async ({ input, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      return toResponse(requireHotelBooking(await deps.bookings.get(input.id), ownHotels));
    }),
    route(
      calls.issueInvoice,
      async ({ input: { bookingId, key, total, buyerName, buyerTaxNumber, buyerAddress }, caller }) => {
        const ownHotels = await requireOwnHotels(deps.staff, caller);
        const buyer = {
          ...{ name: buyerName, ...(buyerTaxNumber && { taxNumber: buyerTaxNumber }) },
          ...(buyerAddress && { address: buyerAddress }),
        };
        const booking = await issueInvoice(deps, { bookingId, ownHotels, key, buyer, seenMinor: toMinor(total) });
        return { message: confirmations.invoiceIssued, ...(await toResponse(booking)) };
      },
      { limitPerMinute: issuedPerMinute },
    ),
    route(
      calls.issueCreditNote,
      async ({ input, caller }) => {
        const ownHotels = await requireOwnHotels(deps.staff, caller);
        const booking = await issueCreditNote(deps, input.invoiceId, ownHotels);
        return { message: confirmations.creditNoteIssued, ...(await toResponse(booking)) };
      },
      { limitPerMinute: issuedPerMinute },
    ),
    route(calls.listInvoices, async ({ input: { hotel, ...period }, caller }) => {
      const hotelId = await requireOwnHotel(deps.staff, caller, hotel);
      const { page, next } = await deps.invoices.listLatest(hotelId, period, limits.resultsPerPage);
      return { invoices: page.map(toInvoiceResponse), next };
    }),
    route(calls.downloadInvoices, async ({ input: { hotel, ...period }, caller }) => {
      const hotelId = await requireOwnHotel(deps.staff, caller, hotel);
      const issued = await deps.invoices.listIssued(hotelId, period, maxRows + 1);
      assertExportSize(issued.length);
      return { name: `wayhouse-invoices-${period.from}-to-${lastDayOf(period)}.csv`, bytes: invoicesCsv(issued) };
    }),
    route(
      calls.downloadHotelInvoice,
      ({ input, caller }) =>
        download(input.id, async (invoice) => requireHotelInvoice(invoice, await requireOwnHotels(deps.staff, caller))),
      { limitPerMinute: filesPerMinute },
    ),
    route(
      calls.downloadInvoice,
      ({ input, caller }) => download(input.id, (invoice) => requireGuestInvoice(invoice, caller.id)),
      { limitPerMinute: filesPerMinute },
    ),
  ];
};
