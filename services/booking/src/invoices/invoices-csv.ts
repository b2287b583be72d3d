import { bookingNumber, toAmount } from '@wayhouse/domain';
import { csvFile } from '../csv/csv-file.js';
import { type Invoice, numberOf } from './domain/invoice.js';
import { columnNames, kindNames } from './messages.js';

/** The columns in their order. Dates are ISO 8601, amounts numbers in the currency of the row, those of a credit note negative. */
const columns: Record<keyof typeof columnNames, (invoice: Invoice) => string | number> = {
  number: numberOf,
  kind: ({ kind }) => kindNames[kind],
  day: ({ day }) => day,
  reverses: ({ reverses }) => reverses?.number ?? '',
  booking: ({ bookingId }) => bookingNumber(bookingId),
  buyer: ({ buyer }) => buyer.name,
  buyerTaxNumber: ({ buyer }) => buyer.taxNumber ?? '',
  checkIn: ({ stay }) => stay.checkIn,
  checkOut: ({ stay }) => stay.checkOut,
  total: ({ totalMinor }) => toAmount(totalMinor),
  tax: ({ taxMinor }) => toAmount(taxMinor),
  due: ({ dueMinor }) => toAmount(dueMinor),
  currency: ({ currency }) => currency,
};

export function invoicesCsv(invoices: Invoice[]): Uint8Array {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const rows = invoices.map((invoice) => names.map((name) => columns[name](invoice)));
  const headings = names.map((name) => columnNames[name]);
  return csvFile([headings, ...rows]);
}
