import type { Connection } from 'mongoose';
import { type BookingFacts, withoutGuest } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import {
  accountRegister,
  anyShape,
  defineModel,
  storeNewer,
  type Transaction,
  waitForProjection,
} from '@wayhouse/service-kit';
import type { KnownHistory } from '../payments/domain/booking-payments.js';

type Row = { _id: string; version: number; facts: BookingFacts };

const model = defineModel<Row>('booking_projection', { _id: String, version: Number, facts: anyShape }, [
  [{ 'facts.guest.id': 1 }],
]);

export const moneyHistoryOf = ({
  version,
  priceChanges = [],
  paidAtHotel = [],
  takenBackAtHotel = [],
}: BookingFacts): KnownHistory => ({
  version,
  priceChanges: priceChanges.map(({ at, ...prices }) => ({ ...prices, at: new Date(at) })),
  paidAtHotel: paidAtHotel.map(({ paidAt, ...payment }) => ({ ...payment, paidAt: new Date(paidAt) })),
  takenBack: takenBackAtHotel.map(({ paidAt, takenBackAt, ...payment }) => ({
    ...{ ...payment, paidAt: new Date(paidAt), takenBackAt: new Date(takenBackAt) },
  })),
});

export type BookingProjection = ReturnType<typeof bookingProjection>;

/** The bookings as their events describe them: whose, where and when, and for how much. */
export function bookingProjection(db: Connection) {
  const rows = model(db);
  const accounts = accountRegister(db);
  return {
    /** Of a deleted account nothing but its id is stored. */
    async apply(tx: Transaction, received: BookingFacts): Promise<void> {
      const isErased = !received.bookedBy && (await accounts.isDeleted(tx, received.guest.id));
      const facts = isErased ? withoutGuest(received) : received;
      await storeNewer(rows, tx, { _id: facts.bookingId, version: facts.version, facts });
    },
    async listByGuest(guestId: string): Promise<BookingFacts[]> {
      const found = await rows.find({ 'facts.guest.id': guestId }).lean<Row[]>();
      return found.map(({ facts }) => facts);
    },
    async eraseGuest(tx: Transaction, guestId: string, now: Date): Promise<void> {
      await accounts.markDeleted(tx, guestId, now);
      const erased = { 'facts.guest.name': '', 'facts.guest.email': '' };
      await rows.updateMany({ 'facts.guest.id': guestId }, { $set: erased }, { session: tx });
    },
    find: async (tx: Transaction, id: string): Promise<BookingFacts | undefined> =>
      (await rows.findById(id).session(tx).lean<Row>())?.facts,
    /** Waits a moment for a booking that was just made. */
    async get(id: string): Promise<BookingFacts> {
      const found = await waitForProjection(() => rows.findById(id).lean<Row>());
      if (!found) throw new DomainError('booking-not-found');
      return found.facts;
    },
  };
}
