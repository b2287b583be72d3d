import type { Connection } from 'mongoose';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { type InvoiceSeries, nextInSeries } from './domain/invoice-series.js';

/** Of a hotel, the latest number that it has given and its day. `turns` counts the transactions that have taken a turn. */
type Row = { _id: string; turns: number } & Partial<InvoiceSeries>;

const model = defineModel<Row>('invoice_series', { _id: String, turns: Number, day: String, sequence: Number });

export type InvoiceSeriesRepository = ReturnType<typeof invoiceSeriesRepository>;

export function invoiceSeriesRepository(db: Connection) {
  const series = model(db);
  return {
    /**
     * Gives the next number of a hotel. Transactions that take one follow one after the other, and one that is rolled back has taken
     * none: so no number is given twice or left out.
     */
    async takeNext(tx: Transaction, hotelId: string, today: string): Promise<InvoiceSeries> {
      const { day, sequence } = await series
        .findOneAndUpdate(
          { _id: hotelId },
          { $inc: { turns: 1 } },
          { session: tx, upsert: true, returnDocument: 'after' },
        )
        .lean<Row>()
        .orFail();
      const latest = day !== undefined && sequence !== undefined ? { day, sequence } : undefined;
      const next = nextInSeries(latest, today);
      await series.updateOne({ _id: hotelId }, { $set: next }, { session: tx });
      return next;
    },
  };
}
