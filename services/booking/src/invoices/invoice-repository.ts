import type { Connection } from 'mongoose';
import type { PdfContent } from '@wayhouse/documents';
import { DomainError, type Period } from '@wayhouse/domain';
import { anyShape, defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { type Invoice, retainedUntil } from './domain/invoice.js';
import { yearOf } from './domain/invoice-series.js';

/** `document` is the file that was handed out, before it is drawn. */
type Row = Omit<Invoice, 'id'> & { _id: string; year: number; retainedUntil: Date; document: PdfContent };

const model = defineModel<Row>(
  'invoices',
  {
    ...{ _id: String, kind: String, hotelId: String, bookingId: String, guestId: String, by: String },
    ...{ year: Number, day: String, sequence: Number, issuedAt: Date, retainedUntil: Date, reverses: anyShape },
    ...{ seller: anyShape, buyer: anyShape, isCharge: Boolean, stay: anyShape, guests: Number, about: anyShape },
    ...{
      items: anyShape,
      included: anyShape,
      totalMinor: Number,
      taxMinor: Number,
      dueMinor: Number,
      currency: String,
    },
    document: anyShape,
  },
  [
    [{ hotelId: 1, year: 1, sequence: 1 }, { unique: true }],
    [{ hotelId: 1, day: 1 }],
    [{ bookingId: 1 }],
    [{ guestId: 1 }],
    [{ retainedUntil: 1 }, { expireAfterSeconds: 0 }],
  ],
);

export type InvoiceRepository = ReturnType<typeof invoiceRepository>;

/** What hotels have issued. Rows are added and never changed. */
export function invoiceRepository(db: Connection) {
  const invoices = model(db);
  const withoutDocument = { document: 0 } as const;
  const inOrder = { year: 1, sequence: 1 } as const;

  async function getRow(id: string): Promise<Row> {
    const found = await invoices.findById(id).lean<Row>();
    if (!found) throw new DomainError('invoice-not-found');
    return found;
  }

  return {
    async add(tx: Transaction, { id: _id, ...invoice }: Invoice, document: PdfContent): Promise<void> {
      const row = { _id, ...invoice, year: yearOf(invoice.day), retainedUntil: retainedUntil(invoice), document };
      await insertRows(invoices, tx, [row]);
    },
    get: async (id: string): Promise<Invoice> => toInvoice(await getRow(id)),
    /** With the file that was handed out. */
    async getWithDocument(id: string): Promise<{ invoice: Invoice; document: PdfContent }> {
      const row = await getRow(id);
      return { invoice: toInvoice(row), document: row.document };
    },
    /** In the order of issue, as all lists of a booking. */
    listOfBookings: async (bookingIds: string[], tx?: Transaction): Promise<Invoice[]> => {
      const found = await invoices
        .find({ bookingId: { $in: bookingIds } }, withoutDocument, { session: tx })
        .sort(inOrder)
        .lean<Row[]>();
      return found.map(toInvoice);
    },
    listOfGuest: async (guestId: string): Promise<Invoice[]> =>
      (await invoices.find({ guestId }, withoutDocument).sort(inOrder).lean<Row[]>()).map(toInvoice),
    /** All that a hotel has issued, in order. */
    listOfHotel: async (hotelId: string): Promise<Invoice[]> =>
      (await invoices.find({ hotelId }, withoutDocument).sort(inOrder).lean<Row[]>()).map(toInvoice),
    /** Those that a hotel has issued on days of the period, in order; at most `limit`. */
    async listIssued(hotelId: string, { from, to }: Period, limit: number): Promise<Invoice[]> {
      const within = { hotelId, day: { $gte: from, $lt: to } };
      return (await invoices.find(within, withoutDocument).sort(inOrder).limit(limit).lean<Row[]>()).map(toInvoice);
    },
    /** The same, the latest first, with where the next page begins. */
    async listLatest(hotelId: string, { from, to, after }: Period & { after?: string }, limit: number) {
      const within = { hotelId, day: { $gte: from, $lt: to }, ...(after !== undefined && beforeCursor(after)) };
      const latestFirst = { year: -1, sequence: -1 } as const;
      const found = await invoices
        .find(within, withoutDocument)
        .sort(latestFirst)
        .limit(limit + 1)
        .lean<Row[]>();
      const page = found.slice(0, limit).map(toInvoice);
      const last = page.at(-1);
      return { page, next: found.length > limit && last ? cursorOf(last) : undefined };
    },
  };
}

const cursorOf = ({ day, sequence }: Invoice): string => `${yearOf(day)}.${sequence}`;

/** Those with a lower number. One that no page has ended with finds nothing. */
function beforeCursor(cursor: string) {
  const [year, sequence] = cursor.split('.').map(Number);
  return { $or: [{ year: { $lt: year || 0 } }, { year: year || 0, sequence: { $lt: sequence || 0 } }] };
}

const toInvoice = ({ _id: id, year: _year, retainedUntil: _until, document: _document, ...invoice }: Row): Invoice => ({
  id,
  ...invoice,
});
