import type { Connection } from 'mongoose';
import { defineModel, subdocument, type Transaction } from '@wayhouse/service-kit';
import type {
  AtHotel,
  BookingPayments,
  Cancellation,
  CardPayment,
  OpenSession,
  PaymentsChange,
} from './domain/booking-payments.js';

type Row = Partial<Omit<BookingPayments, 'bookingId'>> & { _id: string };

const cardPayment = subdocument<CardPayment>({ paymentId: String, amountMinor: Number, paidAt: Date });
const model = defineModel<Row>(
  'payments',
  {
    _id: String,
    attempt: Number,
    session: subdocument<OpenSession>({
      sessionId: String,
      url: String,
      expiresAt: Date,
      together: { type: [String], default: undefined },
    }),
    cardPayments: { type: [cardPayment], default: undefined },
    cancellation: subdocument<Cancellation>({ at: Date, chargedMinor: Number }),
    atHotel: subdocument<AtHotel>({ amountMinor: Number }),
    pricedVersion: Number,
  },
  [[{ 'session.sessionId': 1 }]],
);

export type Payments = ReturnType<typeof paymentRepository>;

/**
 * One row per booking. Opening a session, a payment by card or at the hotel, another price and a cancellation all write this row,
 * so that concurrent transactions conflict and the one that is retried sees the other.
 */
export function paymentRepository(db: Connection) {
  const rows = model(db);
  const toBookingPayments = (bookingId: string, row: Row | null): BookingPayments => {
    const { attempt = 0, session, cardPayments = [], cancellation, atHotel, pricedVersion } = row ?? {};
    return { bookingId, attempt, session, cardPayments, cancellation, atHotel, pricedVersion };
  };
  return {
    /** Those of a booking that is not known yet are none. */
    get: async (bookingId: string, tx?: Transaction): Promise<BookingPayments> =>
      toBookingPayments(bookingId, await rows.findById(bookingId, null, { session: tx }).lean<Row>()),
    async saveSession(tx: Transaction, bookingId: string, attempt: number, opened: OpenSession): Promise<void> {
      const update = { $set: { attempt, session: opened } };
      await rows.updateOne({ _id: bookingId }, update, { upsert: true, session: tx });
    },
    async addCardPayment(tx: Transaction, bookingId: string, paid: CardPayment): Promise<void> {
      const update = { $push: { cardPayments: paid }, $unset: { session: 1 } } as const;
      await rows.updateOne({ _id: bookingId }, update, { upsert: true, session: tx });
    },
    /** Whatever it is, nothing is to be paid on the open page any more. */
    async change(tx: Transaction, bookingId: string, change: PaymentsChange): Promise<void> {
      const update = { $set: change, $unset: { session: 1 } } as const;
      await rows.updateOne({ _id: bookingId }, update, { upsert: true, session: tx });
    },
    /** Of all bookings that are paid on it. */
    async closeSession(tx: Transaction, sessionId: string): Promise<void> {
      await rows.updateMany({ 'session.sessionId': sessionId }, { $unset: { session: 1 } }, { session: tx });
    },
  };
}
