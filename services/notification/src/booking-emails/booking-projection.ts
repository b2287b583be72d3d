import type { Connection } from 'mongoose';
import { type BookingFacts, type EventData, type events, type EmailedDetails, withoutGuest } from '@wayhouse/contracts';
import { addDays, limits, type Party } from '@wayhouse/domain';
import { accountRegister, anyShape, defineModel, storeNewer, type Transaction } from '@wayhouse/service-kit';

/** The newest facts, and what is owed and whether the booking is cancelled as of them. */
type Applied = { facts: BookingFacts; isCancelled: boolean; owedMinor?: number };

/**
 * `owedMinor` is missing of bookings that were stored before it was known. `detailsVersion` is that of the booking with these
 * details.
 */
type Row = {
  _id: string;
  facts: BookingFacts;
  cancelledAt?: string;
  owedMinor?: number;
  details?: EmailedDetails;
  detailsVersion?: number;
};
type DetailsOfBooking = EventData<typeof events.bookingDetailsChanged>;
type State = Pick<Row, 'cancelledAt' | 'owedMinor'>;

const fields = {
  ...{ _id: String, facts: anyShape, cancelledAt: String, owedMinor: Number },
  ...{ details: anyShape, detailsVersion: Number },
};
const model = defineModel<Row>('booking_projection', fields, [
  [{ 'facts.guest.id': 1 }],
  [{ 'facts.hotel.ownerId': 1, 'facts.checkIn': 1 }],
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

  /** The guests whose account is deleted. What is stored for the others is there when their deletion erases it. */
  async function findErased(tx: Transaction, found: Row[]): Promise<Set<string>> {
    const erased = new Set<string>();
    const accountIds = found.flatMap(({ facts }) => (facts.bookedBy ? [] : [facts.guest.id]));
    for (const id of new Set(accountIds)) if (await accounts.isDeleted(tx, id)) erased.add(id);
    return erased;
  }

  /** In the order of the ids, without guests who are erased; throws as long as one of them is not known. */
  async function listKnown(tx: Transaction, ids: string[]): Promise<Row[]> {
    const listed = await rows.find({ _id: { $in: ids } }, null, { session: tx }).lean<Row[]>();
    const erased = await findErased(tx, listed);
    const found = new Map(listed.map((row) => [row._id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      // The booking's own event has not arrived yet: throwing has this one retried after it.
      if (!row) throw new Error(`booking ${id} is not known yet`);
      const { facts, details: _, ...rest } = row;
      return erased.has(facts.guest.id) ? { ...rest, facts: withoutGuest(facts) } : row;
    });
  }

  return {
    /**
     * Of a deleted account nothing but its id is stored. Returns what may be written in an email, and whether the booking is
     * cancelled as of the newest facts.
     */
    async apply(tx: Transaction, received: BookingFacts, { cancelledAt, owedMinor }: State): Promise<Applied> {
      const isErased = !received.bookedBy && (await accounts.isDeleted(tx, received.guest.id));
      const facts = isErased ? withoutGuest(received) : received;
      const stored = isErased ? facts : withKnownGuest(facts, (await find(tx, facts.bookingId))?.facts);
      const state = { ...(cancelledAt && { cancelledAt }), ...(owedMinor !== undefined && { owedMinor }) };
      const row = { _id: facts.bookingId, facts: stored, ...state };
      const { isStored, known } = await storeNewer(rows, tx, row);
      const newest = isStored || !known ? facts : known.facts;
      return {
        facts: newest,
        isCancelled: (isStored ? cancelledAt : known?.cancelledAt) !== undefined,
        owedMinor: isStored ? owedMinor : known?.owedMinor,
      };
    },
    /** What the guest has let the hotel know, of a booking that is known, unless something newer is. Of a deleted account nothing is stored. */
    async applyDetails(tx: Transaction, { bookingId, version, guest, details }: DetailsOfBooking): Promise<void> {
      if (await accounts.isDeleted(tx, guest.id)) return;
      const known = await find(tx, bookingId);
      // The booking's own event has not arrived yet: throwing has this one retried after it.
      if (!known) throw new Error(`booking ${bookingId} is not known yet`);
      if (known.detailsVersion && known.detailsVersion >= version) return;
      const change = { $set: { details, detailsVersion: version } };
      await rows.updateOne({ _id: bookingId }, change, { session: tx });
    },
    find: async (tx: Transaction, id: string): Promise<BookingFacts | undefined> => (await find(tx, id))?.facts,
    listKnown,
    /** With what the event has of each; throws as long as one of them is not known to be cancelled. */
    async listCancelled<Terms extends { bookingId: string }>(tx: Transaction, cancelled: Terms[]) {
      const known = await listKnown(
        tx,
        cancelled.map(({ bookingId }) => bookingId),
      );
      return known.map(({ facts, cancelledAt }, at) => {
        // The booking's own event has not arrived yet: throwing has this one retried after it.
        if (cancelledAt === undefined) throw new Error(`booking ${facts.bookingId} is not known to be cancelled yet`);
        return { facts, cancelledAt, terms: cancelled[at]! };
      });
    },
    async findKnown(id: string): Promise<Omit<Row, '_id'> | undefined> {
      return (await rows.findById(id).lean<Row>()) ?? undefined;
    },
    /** The bookings at the hotels of an owner that are not cancelled and may include this day, in any time zone. */
    listAround: (ownerId: string, day: string): Promise<Row[]> =>
      rows
        .find({
          'facts.hotel.ownerId': ownerId,
          'facts.checkIn': { $gte: addDays(day, -limits.nights - 1), $lte: addDays(day, 1) },
          'facts.checkOut': { $gte: addDays(day, -1) },
          cancelledAt: { $exists: false },
        })
        .lean<Row[]>(),
    /** Whether an account has a hotel that was booked. */
    hasOwner: async (ownerId: string): Promise<boolean> =>
      Boolean(await rows.exists({ 'facts.hotel.ownerId': ownerId })),
    async findRelayTarget(name: string): Promise<RelayTarget | undefined> {
      for (const party of ['guest', 'hotel'] as const) {
        const row = await rows.findOne({ [`facts.relay.${party}`]: name }).lean<Row>();
        if (row) return { facts: row.facts, cancelledAt: row.cancelledAt, party };
      }
      return undefined;
    },
    async listByGuest(guestId: string): Promise<(BookingFacts & Pick<Row, 'details'>)[]> {
      const found = await rows.find({ 'facts.guest.id': guestId }).lean<Row[]>();
      return found.map(({ facts, details }) => ({ ...facts, ...(details && { details }) }));
    },
    /** The addresses that a guest has booked with. */
    async listAddresses(guestId: string, tx?: Transaction): Promise<string[]> {
      const found = await rows.find({ 'facts.guest.id': guestId }, { 'facts.guest': 1 }, { session: tx }).lean<Row[]>();
      return [...new Set(found.map(({ facts }) => facts.guest.email))].filter(Boolean);
    },
    async eraseGuest(tx: Transaction, guestId: string, now: Date): Promise<void> {
      await accounts.markDeleted(tx, guestId, now);
      const erased = { 'facts.guest.name': '', 'facts.guest.email': '' };
      const change = { $set: erased, $unset: { details: '' } };
      await rows.updateMany({ 'facts.guest.id': guestId }, change, { session: tx });
    },
  };
}

/** An event of an account that is deleted may arrive before the deletion, which has to find the address. */
const withKnownGuest = (facts: BookingFacts, known?: BookingFacts): BookingFacts =>
  known && !facts.guest.email ? { ...facts, guest: known.guest } : facts;
