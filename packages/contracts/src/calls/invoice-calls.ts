import { z } from 'zod';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { BookingId, Id, Numeric, PageAfter } from '../fields.js';
import { buyerForm, Invoice } from '../invoices.js';
import { HotelPeriodDates } from '../period.js';

const InvoiceId = Id.meta({ description: 'The id of the invoice or the credit note.' });

/** What the hotel has issued for a booking, and what it can issue. */
export const InvoicesOfBooking = z.object({
  invoices: z.array(Invoice).meta({
    description: 'In the order of issue. The latest stands if it is an invoice; then no other one can be issued.',
  }),
  isOutdated: z.literal(true).optional().meta({
    description: 'Present if the booking is not any more what the invoice that stands is about.',
  }),
  isLegalNameMissing: z.literal(true).optional().meta({
    description: 'Present if the hotel has no legal name yet, without which it cannot issue any.',
  }),
  next: z
    .object({ total: z.number(), buyerName: z.string().optional(), buyerTaxNumber: z.string().optional() })
    .optional()
    .meta({
      description: 'Present if an invoice can be issued: its amount, and whom it is for as far as the booking shows.',
    }),
});
export type InvoicesOfBooking = z.output<typeof InvoicesOfBooking>;

export const showInvoices = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/:id/invoices',
  access: 'viewer',
  input: z.object({ id: BookingId }),
  response: InvoicesOfBooking,
});

/** Issues the next invoice of the hotel. The same form issues one. */
export const issueInvoice = defineCall({
  method: 'POST',
  path: '/api/bookings/invoices',
  access: 'reception',
  input: z.object({
    bookingId: BookingId,
    key: Id.meta({ description: 'Identifies this form: submitting it again returns the invoice that it has issued.' }),
    total: Numeric.pipe(z.number().positive()).meta({
      description: 'The amount that you have seen, in currency units. No invoice of another amount is issued.',
    }),
    ...buyerForm,
  }),
  response: InvoicesOfBooking.extend({ message: z.string() }),
});

/** Reverses an invoice. Calling it again changes nothing. */
export const issueCreditNote = defineCall({
  method: 'POST',
  path: '/api/bookings/credit-notes',
  access: 'reception',
  input: z.object({ invoiceId: InvoiceId }),
  response: InvoicesOfBooking.extend({ message: z.string() }),
});

export const listInvoices = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/invoices',
  access: 'viewer',
  input: HotelPeriodDates.safeExtend({ after: PageAfter }),
  response: z.object({
    invoices: z.array(Invoice).meta({ description: 'Those issued in the period, the latest first.' }),
    next: z
      .string()
      .optional()
      .meta({ description: 'Present if there are more: pass it as `after` to get the next page.' }),
  }),
});

/** What a hotel has issued in the period, for its accountant. */
export const downloadInvoices = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/hotel/invoices.csv',
  access: 'viewer',
  input: HotelPeriodDates,
  document: 'text/csv',
});

/** For the hotel that has issued it. */
export const downloadHotelInvoice = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/hotel/invoices/:id/invoice.pdf',
  access: 'viewer',
  input: z.object({ id: InvoiceId }),
  document: 'application/pdf',
});

/** For the guest whose booking it is for. */
export const downloadInvoice = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/invoices/:id/invoice.pdf',
  access: 'guest',
  input: z.object({ id: InvoiceId }),
  document: 'application/pdf',
});
