import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import type { OpenSession, Payment, Receipt } from './payment.js';

type Row = Omit<Payment, 'bookingId'> & { _id: string };

const session = { sessionId: String, url: String, expiresAt: Date };
const receipt = { paymentId: String, amountMinor: Number, paidAt: Date };
const part = (fields: Record<string, unknown>) => ({
  type: new Schema(fields as never, { _id: false }),
  default: undefined,
});
const schema = new Schema<Row>(
  { _id: String, attempt: Number, session: part(session), receipt: part(receipt) },
  { versionKey: false },
);
schema.index({ 'session.sessionId': 1 });
schema.index({ 'receipt.paymentId': 1 });

export type Payments = ReturnType<typeof paymentRepository>;

export function paymentRepository(db: Connection) {
  const rows = db.model<Row>('Payment', schema, 'payments');
  const read = (row: Row | null): Payment | null => row && { ...row, bookingId: row._id };
  return {
    get: async (bookingId: string): Promise<Payment | null> => read(await rows.findById(bookingId).lean<Row>()),
    find: async (tx: Transaction, bookingId: string): Promise<Payment | null> =>
      read(await rows.findById(bookingId).session(tx).lean<Row>()),
    findByPaymentId: async (tx: Transaction, paymentId: string): Promise<Payment | null> =>
      read(await rows.findOne({ 'receipt.paymentId': paymentId }).session(tx).lean<Row>()),
    async saveSession(bookingId: string, attempt: number, opened: OpenSession): Promise<void> {
      await rows.updateOne({ _id: bookingId }, { $set: { attempt, session: opened } }, { upsert: true });
    },
    async saveReceipt(tx: Transaction, bookingId: string, paid: Receipt): Promise<void> {
      const update = { $set: { receipt: paid }, $unset: { session: 1 } } as const;
      await rows.updateOne({ _id: bookingId }, update, { upsert: true, session: tx });
    },
    async closeSession(tx: Transaction, sessionId: string): Promise<void> {
      await rows.updateOne({ 'session.sessionId': sessionId }, { $unset: { session: 1 } }, { session: tx });
    },
  };
}
