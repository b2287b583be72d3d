import * as invoices from '@wayhouse/contracts/calls/invoice-calls';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import { exampleIds } from './examples.js';

const group = 'Invoices';
const buyer = { name: 'Rao & Sons', taxNumber: '29ABCDE1234F1Z5' };
const exampleInvoice: Invoice = {
  ...{ _id: exampleIds.invoice, number: '2027-0001', kind: 'invoice', bookingId: exampleIds.booking },
  ...{ day: '2027-03-15', buyer, total: 360, due: 0, currency: 'USD' },
};
const exampleCreditNote: Invoice = {
  ...{ ...exampleInvoice, _id: exampleIds.creditNote, number: '2027-0002', kind: 'credit-note' },
  ...{ day: '2027-03-16', total: -360, reverses: exampleInvoice.number },
};
const ofBooking = { 'not-found': 'The booking does not exist or is at another hotel.' } as const;
const ofInvoice = { 'not-found': 'The invoice does not exist or is of another hotel.' } as const;
const ofPeriod = `\`to\` is not after \`from\`, or the period is longer than ${limits.periodYears} years`;
const march = { from: '2027-03-01', to: '2027-04-01' };

export const invoiceDocs = {
  showInvoices: documentCall(invoices.showInvoices, {
    group,
    summary: 'Get the invoices of a booking',
    description: 'What your hotel has issued for a booking, and whether it can issue an invoice.',
    errors: ofBooking,
    example: { input: { id: exampleIds.booking }, response: { invoices: [exampleInvoice] } },
  }),
  issueInvoice: documentCall(invoices.issueInvoice, {
    group,
    summary: 'Issue an invoice',
    description:
      'Issues an invoice for a booking under the next number of your hotel, which counts from 1 each year, without gaps. It has a copy of the hotel’s legal facts, of the buyer, of the stay with its price and taxes, and of what is paid, and never changes: a later change of the booking needs a credit note, after which another invoice can be issued. Idempotent for the same `key`.',
    errors: {
      ...ofBooking,
      'rule-broken':
        'The hotel has no legal name, the booking costs nothing, or an invoice stands that no credit note has reversed.',
      'terms-changed': 'The amount of the booking has changed. No invoice was issued.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'invoiceIssued',
    example: {
      input: {
        ...{ bookingId: exampleIds.booking, key: 'invoice-1', total: 360 },
        ...{ buyerName: buyer.name, buyerTaxNumber: buyer.taxNumber },
      },
      response: { invoices: [exampleInvoice] },
    },
  }),
  issueCreditNote: documentCall(invoices.issueCreditNote, {
    group,
    summary: 'Issue a credit note',
    description:
      'Reverses an invoice as a whole, under the next number of your hotel. Another invoice can be issued for the booking then. Idempotent.',
    errors: { ...ofInvoice, 'too-many-requests': tooManyCalls },
    confirmation: 'creditNoteIssued',
    example: {
      input: { invoiceId: exampleIds.invoice },
      response: { invoices: [exampleInvoice, exampleCreditNote], next: { total: 360, buyerName: 'Asha Rao' } },
    },
  }),
  listInvoices: documentCall(invoices.listInvoices, {
    group,
    summary: 'List your invoices',
    description: 'The invoices and credit notes that your hotel has issued in the period, the latest first.',
    errors: { 'rule-broken': `${ofPeriod}.` },
    example: { input: march, response: { invoices: [exampleCreditNote, exampleInvoice] } },
  }),
  downloadInvoices: documentCall(invoices.downloadInvoices, {
    group,
    summary: 'Download your invoices as CSV',
    description:
      'The invoices and credit notes that your hotel has issued in the period, in the order of their numbers. The file is UTF-8 encoded with a byte order mark.',
    errors: { 'rule-broken': `${ofPeriod}, or there are too many for one file.` },
    example: {
      input: march,
      response: [
        'Number,Kind,Issued on,Reverses,Booking,Buyer,Tax number,Check-in,Check-out,Total,"of it, taxes",Due when issued,Currency',
        '2027-0001,Invoice,2027-03-15,,C4B7-E9D2,Rao & Sons,29ABCDE1234F1Z5,2027-03-12,2027-03-15,360.00,0.00,0.00,USD',
        '',
      ].join('\r\n'),
    },
  }),
  downloadHotelInvoice: documentCall(invoices.downloadHotelInvoice, {
    group,
    summary: 'Download an invoice of your hotel',
    description: 'The invoice or the credit note as a PDF, as it was on the day of its issue.',
    errors: { ...ofInvoice, 'too-many-requests': tooManyCalls, unavailable: 'Too many documents are being made.' },
    example: { input: { id: exampleIds.invoice } },
  }),
  downloadInvoice: documentCall(invoices.downloadInvoice, {
    group,
    summary: 'Download an invoice of a booking of yours',
    description: 'The same PDF, for the guest who has booked.',
    errors: {
      'not-found': 'The invoice does not exist or is of somebody else.',
      'too-many-requests': tooManyCalls,
      unavailable: 'Too many documents are being made.',
    },
    example: { input: { id: exampleIds.invoice } },
  }),
};
