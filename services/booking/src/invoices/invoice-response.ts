import type { Booking as BookingResponse, CallResponse, calls } from '@wayhouse/contracts';
import type { Invoice as InvoiceResponse } from '@wayhouse/contracts/invoices';
import { type LegalFacts, toAmount } from '@wayhouse/domain';
import type { Booking } from '../bookings/domain/booking.js';
import { type Invoice, isOutdated, numberOf, standingInvoice } from './domain/invoice.js';
import { invoicedBooking } from './invoiced-booking.js';

export const toInvoiceResponse = (invoice: Invoice): InvoiceResponse => ({
  ...{ _id: invoice.id, number: numberOf(invoice), kind: invoice.kind, bookingId: invoice.bookingId },
  ...{ day: invoice.day, buyer: invoice.buyer, currency: invoice.currency },
  ...{ total: toAmount(invoice.totalMinor), due: toAmount(invoice.dueMinor) },
  ...(invoice.reverses && { reverses: invoice.reverses.number }),
});

/** Of those that the guest of a booking can download. */
export const toGuestInvoices = (issued: Invoice[]): Pick<BookingResponse, 'invoices'> =>
  issued.length === 0
    ? {}
    : { invoices: issued.map((invoice) => ({ _id: invoice.id, number: numberOf(invoice), kind: invoice.kind })) };

/** What is issued for a booking, and what can be. */
export function toInvoicesOfBooking(
  booking: Booking,
  issued: Invoice[],
  { legalName }: LegalFacts,
): CallResponse<typeof calls.showInvoices> {
  const standing = standingInvoice(issued);
  const invoiced = invoicedBooking(booking);
  return {
    invoices: issued.map(toInvoiceResponse),
    ...(standing && isOutdated(standing, invoiced) && { isOutdated: true as const }),
    ...(!legalName && { isLegalNameMissing: true as const }),
    ...(!standing &&
      legalName &&
      invoiced.totalMinor > 0 && { next: { total: toAmount(invoiced.totalMinor), ...toBuyerFields(booking) } }),
  };
}

/** A company, or else who arrives; nobody once the name is struck out. */
function toBuyerFields({ guest, details: { company, leadGuest, taxNumber } = { version: 0 } }: Booking) {
  const buyerName = company ?? leadGuest ?? guest.name;
  return { ...(buyerName && { buyerName }), ...(taxNumber && { buyerTaxNumber: taxNumber }) };
}
