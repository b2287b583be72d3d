import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import type { PaymentRefunds } from './domain/refund.js';

type Row = Omit<PaymentRefunds, 'paymentId'> & { _id: string; strangerSince?: Date };

/** A payment that nobody claims for so long is not ours: the Stripe account may serve others too. */
const strangersAreKeptFor = 30 * 24 * 3600;

const refund = new Schema(
  { refundId: String, amountMinor: Number, refundedAt: Date, state: String, problem: String, isTold: Boolean },
  { _id: false },
);
const schema = new Schema<Row>(
  { _id: String, bookingId: String, refunds: [refund], strangerSince: { type: Date, expires: strangersAreKeptFor } },
  { versionKey: false },
);
schema.index({ 'refunds.state': 1 });

export type RefundsKnown = ReturnType<typeof refundRepository>;

/** One row a payment. The payment and each of its refunds write it, so that of two at once one waits and sees the other. */
export function refundRepository(db: Connection) {
  const rows = db.model<Row>('Refund', schema, 'refunds');
  return {
    async find(tx: Transaction, paymentId: string): Promise<PaymentRefunds> {
      const row = await rows.findById(paymentId).session(tx).lean<Row>();
      return { paymentId, bookingId: row?.bookingId, refunds: row?.refunds ?? [] };
    },
    async save(tx: Transaction, { paymentId, bookingId, refunds }: PaymentRefunds, now: Date): Promise<void> {
      const whose = bookingId
        ? { $set: { bookingId, refunds }, $unset: { strangerSince: 1 } as const }
        : { $set: { refunds, strangerSince: now } };
      await rows.updateOne({ _id: paymentId }, whose, { upsert: true, session: tx });
    },
    countFailed: () => rows.countDocuments({ 'refunds.state': 'failed', bookingId: { $exists: true } }),
  };
}
