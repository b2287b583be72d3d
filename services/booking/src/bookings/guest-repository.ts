import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

/** `deletedAt` is when the account was deleted, `hotelEvents` how often the catalog has reported a hotel of it. */
type GuestDocument = { _id: string; bookings: number; hotelEvents?: number; deletedAt?: Date };

const model = defineModel<GuestDocument>('guests', {
  ...{ _id: String, bookings: Number, hotelEvents: Number, deletedAt: Date },
});

export type GuestRepository = ReturnType<typeof guestRepository>;

/** The guests that have booked, with the number of their bookings, and the owners of hotels. */
export function guestRepository(db: Connection) {
  const guests = model(db);

  /** Returns whether the account is deleted. Transactions that count in its row, or mark it as deleted, follow one after the other. */
  async function count(tx: Transaction, id: string, what: 'bookings' | 'hotelEvents'): Promise<boolean> {
    const counted = { $inc: { [what]: 1 } };
    const account = await guests.findOneAndUpdate({ _id: id }, counted, { session: tx }).lean<GuestDocument>();
    if (!account) await insertRows(guests, tx, [{ _id: id, bookings: 0, [what]: 1 }]);
    return account?.deletedAt !== undefined;
  }

  return {
    /**
     * Counts one more booking. What a transaction reads about the guest's bookings is still true when it commits. Throws if the
     * account is deleted: its last token is valid for a minute after that.
     */
    async countBooking(tx: Transaction, guestId: string): Promise<void> {
      if (await count(tx, guestId, 'bookings')) throw new DomainError('account-deleted');
    },
    /** Counts one more event about a hotel of this account. Neither it nor the deletion misses what the other one has written. */
    countHotelEvent: async (tx: Transaction, ownerId: string): Promise<{ isDeleted: boolean }> => ({
      isDeleted: await count(tx, ownerId, 'hotelEvents'),
    }),
    /** Which of these accounts, owners' as well, are deleted. */
    async findDeleted(ids: string[]): Promise<Set<string>> {
      const deleted = await guests.find({ _id: { $in: ids }, deletedAt: { $exists: true } }, { _id: 1 }).lean();
      return new Set(deleted.map(({ _id }) => _id));
    },
    /** Returns whether it was not marked before. */
    async markDeleted(tx: Transaction, guestId: string, now: Date): Promise<boolean> {
      const guest = await guests.findById(guestId).session(tx).lean<GuestDocument>();
      if (guest?.deletedAt) return false;
      if (guest) await guests.updateOne({ _id: guestId }, { $set: { deletedAt: now } }, { session: tx });
      else await insertRows(guests, tx, [{ _id: guestId, bookings: 0, deletedAt: now }]);
      return true;
    },
  };
}
