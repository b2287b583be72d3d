import type { Connection } from 'mongoose';
import { defineModel, subdocument, type Transaction } from '@wayhouse/service-kit';
import type { AtHotel, Cancellation, OpenSession, Payment, Receipt } from './domain/payment.js';

type Row = Partial<Omit<Payment, 'bookingId'>> & { _id: string };

const receipt = subdocument<Receipt>({ paymentId: String, amountMinor: Number, paidAt: Date });
const model = defineModel<Row>(
  'payments',
  {
    _id: String,
    attempt: Number,
    session: subdocument<OpenSession>({ sessionId: String, url: String, expiresAt: Date }),
    receipts: { type: [receipt], default: undefined },
    cancellation: subdocument<Cancellation>({ at: Date, chargedMinor: Number }),
    atHotel: subdocument<AtHotel>({ amountMinor: Number }),
  },
  [[{ 'session.sessionId': 1 }]],
);

export type Payments = ReturnType<typeof paymentRepository>;

/**
 * One row per booking. Opening a session, a receipt, a payment at the hotel and a cancellation all write this row, so that
 * concurrent transactions conflict and the one that is retried sees the other.
 */
export function paymentRepository(db: Connection) {
  const rows = model(db);
  const toPayment = (bookingId: string, row: Row | null): Payment => {
    const { attempt = 0, session, receipts = [], cancellation, atHotel } = row ?? {};
    return { bookingId, attempt, session, receipts, cancellation, atHotel };
  };
  return {
    get: async (bookingId: string): Promise<Payment> =>
      toPayment(bookingId, await rows.findById(bookingId).lean<Row>()),
    find: async (tx: Transaction, bookingId: string): Promise<Payment> =>
      toPayment(bookingId, await rows.findById(bookingId).session(tx).lean<Row>()),
    async saveSession(tx: Transaction, bookingId: string, attempt: number, opened: OpenSession): Promise<void> {
      const update = { $set: { attempt, session: opened } };
      await rows.updateOne({ _id: bookingId }, update, { upsert: true, session: tx });
    },
    async addReceipt(tx: Transaction, bookingId: string, paid: Receipt): Promise<void> {
      const update = { $push: { receipts: paid }, $unset: { session: 1 } } as const;
      await rows.updateOne({ _id: bookingId }, update, { upsert: true, session: tx });
    },
    async cancel(tx: Transaction, bookingId: string, cancellation: Cancellation): Promise<void> {
      await rows.updateOne({ _id: bookingId }, { $set: { cancellation } }, { upsert: true, session: tx });
    },
    async payAtHotel(tx: Transaction, bookingId: string, atHotel: AtHotel): Promise<void> {
      await rows.updateOne({ _id: bookingId }, { $set: { atHotel } }, { upsert: true, session: tx });
    },
    async closeSession(tx: Transaction, sessionId: string): Promise<void> {
      await rows.updateOne({ 'session.sessionId': sessionId }, { $unset: { session: 1 } }, { session: tx });
    },
  };
}
