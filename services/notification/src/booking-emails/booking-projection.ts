import type { Connection } from 'mongoose';
import { type BookingFacts, withoutGuest } from '@wayhouse/contracts';
import type { Party } from '@wayhouse/domain';
import { accountRegister, anyShape, defineModel, storeNewer, type Transaction } from '@wayhouse/service-kit';

type Applied = { facts: BookingFacts; isCancelled: boolean };

type Row = { _id: string; facts: BookingFacts; cancelledAt?: string };

const model = defineModel<Row>('booking_projection', { _id: String, facts: anyShape, cancelledAt: String }, [
  [{ 'facts.guest.id': 1 }],
  [{ 'facts.relay.guest': 1 }],
  [{ 'facts.relay.hotel': 1 }],
]);

/** The booking of a relay address, and whom the address reaches. */
export type RelayTarget = { facts: BookingFacts; cancelledAt?: string; party: Party };

export type BookingProjection = ReturnType<typeof bookingProjection>;

/** The bookings as their events describe them: refund events do not carry the guest's address. */
export function bookingProjection(db: Connection) {
  const rows = model(db);
  const accounts = accountRegister(db);
  const find = (tx: Transaction, id: string) => rows.findById(id).session(tx).lean<Row>();
  return {
    /**
     * Of a deleted account nothing but its id is stored. Returns what may be written in an email, and whether the booking is
     * cancelled as of the newest facts.
     */
    async apply(tx: Transaction, received: BookingFacts, cancelledAt?: string): Promise<Applied> {
      const isErased = await accounts.isDeleted(tx, received.guest.id);
      const facts = isErased ? withoutGuest(received) : received;
      const stored = isErased ? facts : withKnownGuest(facts, (await find(tx, facts.bookingId))?.facts);
      const row = { _id: facts.bookingId, facts: stored, ...(cancelledAt && { cancelledAt }) };
      const { isStored, known } = await storeNewer(rows, tx, row);
      return { facts, isCancelled: (isStored ? cancelledAt : known?.cancelledAt) !== undefined };
    },
    find: async (tx: Transaction, id: string): Promise<BookingFacts | undefined> => (await find(tx, id))?.facts,
    async findRelayTarget(name: string): Promise<RelayTarget | undefined> {
      for (const party of ['guest', 'hotel'] as const) {
        const row = await rows.findOne({ [`facts.relay.${party}`]: name }).lean<Row>();
        if (row) return { facts: row.facts, cancelledAt: row.cancelledAt, party };
      }
      return undefined;
    },
    async listByGuest(guestId: string): Promise<BookingFacts[]> {
      const found = await rows.find({ 'facts.guest.id': guestId }).lean<Row[]>();
      return found.map(({ facts }) => facts);
    },
    /** The addresses that a guest has booked with. */
    async listAddresses(guestId: string, tx?: Transaction): Promise<string[]> {
      const found = await rows.find({ 'facts.guest.id': guestId }, { 'facts.guest': 1 }, { session: tx }).lean<Row[]>();
      return [...new Set(found.map(({ facts }) => facts.guest.email))].filter(Boolean);
    },
    async eraseGuest(tx: Transaction, guestId: string, now: Date): Promise<void> {
      await accounts.markDeleted(tx, guestId, now);
      const erased = { 'facts.guest.name': '', 'facts.guest.email': '' };
      await rows.updateMany({ 'facts.guest.id': guestId }, { $set: erased }, { session: tx });
    },
  };
}

/** An event of an account that is deleted may arrive before the deletion, which has to find the address. */
const withKnownGuest = (facts: BookingFacts, known?: BookingFacts): BookingFacts =>
  known && !facts.guest.email ? { ...facts, guest: known.guest } : facts;
