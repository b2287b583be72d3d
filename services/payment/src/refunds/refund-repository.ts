import type { Connection } from 'mongoose';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { defineModel, subdocument, type Transaction } from '@wayhouse/service-kit';
import { isPortion, type Portion } from '../payments/domain/joint-payment.js';
import type { PaymentRefunds } from './domain/refund.js';

type Row = Omit<PaymentRefunds, 'paymentId'> & { _id: string; unclaimedSince?: Date };

/** Refunds whose payment never arrives belong to another product of the same Stripe account. */
const unclaimedTtlSeconds = secondsOf(retentionDays.unclaimedRefund);

const refund = subdocument<Row['refunds'][number]>({
  refundId: String,
  portionId: String,
  amountMinor: Number,
  refundedAt: Date,
  state: String,
  failureReason: String,
  isPublished: Boolean,
});
const portion = subdocument<Portion>({ bookingId: String, amountMinor: Number });
const model = defineModel<Row>(
  'refunds',
  {
    _id: String,
    bookingId: String,
    portions: { type: [portion], default: undefined },
    refunds: [refund],
    unclaimedSince: { type: Date, expires: unclaimedTtlSeconds },
  },
  [[{ 'refunds.state': 1 }]],
);

export type Refunds = ReturnType<typeof refundRepository>;

/**
 * One row per payment, also for each portion of a joint one. The payment and each of its refunds write it, so that concurrent
 * transactions conflict and the one that is retried sees the other.
 */
export function refundRepository(db: Connection) {
  const rows = model(db);
  return {
    /** Those of a payment that is not known yet are none. */
    async get(paymentId: string, tx?: Transaction): Promise<PaymentRefunds> {
      const row = await rows.findById(paymentId, null, { session: tx }).lean<Row>();
      return { paymentId, bookingId: row?.bookingId, portions: row?.portions, refunds: row?.refunds ?? [] };
    },
    async save(tx: Transaction, { paymentId, bookingId, portions, refunds }: PaymentRefunds, now: Date): Promise<void> {
      const payment = { ...(bookingId !== undefined && { bookingId }), ...(portions && { portions }) };
      // A portion is of bookings of ours, also while it is set aside.
      const isClaimed = bookingId !== undefined || portions !== undefined || isPortion(paymentId);
      const update = isClaimed
        ? { $set: { ...payment, refunds }, $unset: { unclaimedSince: 1 } as const }
        : { $set: { refunds, unclaimedSince: now } };
      await rows.updateOne({ _id: paymentId }, update, { upsert: true, session: tx });
    },
    /** The refunds of these bookings, by payment. */
    async listByBookings(bookingIds: string[]): Promise<PaymentRefunds[]> {
      const found = await rows.find({ bookingId: { $in: bookingIds } }).lean<Row[]>();
      return found.map(({ _id, bookingId, refunds }) => ({ paymentId: _id, bookingId, refunds }));
    },
    /** Of payments of ours. One of several portions is in the row of each, and counts once. */
    async countFailed(): Promise<number> {
      const isClaimed = { $or: [{ bookingId: { $exists: true } }, { portions: { $exists: true } }] };
      const found = await rows.find({ 'refunds.state': 'failed', ...isClaimed }, { refunds: 1 }).lean<Row[]>();
      const failed = found.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'failed'));
      return new Set(failed.map(({ refundId }) => refundId)).size;
    },
  };
}
