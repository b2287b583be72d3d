import type { Connection } from 'mongoose';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; bookingId: string; amountMinor: number; currency: string; paidAt: Date };

const model = defineModel<Row>('set_aside_payments', {
  _id: String,
  bookingId: String,
  amountMinor: Number,
  currency: String,
  paidAt: Date,
});

export type SetAsidePayments = ReturnType<typeof setAsideRepository>;

/** Payments by card that are not for the price of their booking: somebody has to look at them. */
export function setAsideRepository(db: Connection) {
  const rows = model(db);
  return {
    async has(tx: Transaction, paymentId: string): Promise<boolean> {
      return (await rows.findById(paymentId).session(tx).lean()) !== null;
    },
    async add(tx: Transaction, { paymentId, ...payment }: Omit<Row, '_id'> & { paymentId: string }): Promise<void> {
      await insertRows(rows, tx, [{ _id: paymentId, ...payment }]);
    },
    count: async (): Promise<number> => rows.countDocuments(),
  };
}
