import type { InvoiceKind } from '@wayhouse/domain';
import { localized } from '@wayhouse/messages/localized';

/** The texts of an invoice as a file, beside those that it has in common with a receipt. */
export const messages = localized('booking/invoices', {
  title: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  } satisfies Record<InvoiceKind, (number: string) => string>,
  issued: (day: string, booking: string) => `Issued ${day} · Booking ${booking}`,
  reverses: (number: string) => `This credit note reverses invoice ${number}: nothing is due on it any more.`,
  parties: 'Seller and buyer',
  hotel: (name: string, address: string) => `${name}, ${address}`,
  buyer: 'Buyer',
  buyerTaxNumber: 'Tax number of the buyer',
  buyerAddress: 'Address of the buyer',
  total: 'Total',
});

/** The headings of the file of invoices. */
export const columnNames = localized('booking/invoices-file', {
  number: 'Number',
  kind: 'Kind',
  day: 'Issued on',
  reverses: 'Reverses',
  booking: 'Booking',
  buyer: 'Buyer',
  buyerTaxNumber: 'Tax number',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  total: 'Total',
  tax: 'of it, taxes',
  due: 'Due when issued',
  currency: 'Currency',
});

export const kindNames = localized<Record<InvoiceKind, string>>('booking/invoices-file-kinds', {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
});
