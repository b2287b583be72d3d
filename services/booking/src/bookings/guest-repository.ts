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
  return {
    /**
     * Counts one more booking. Transactions of the same guest follow one after the other, because both write this row: what
     * one reads about the guest's bookings is still true when it commits. Throws if the account is deleted: its last token is
     * valid for a minute after that.
     */
    async countBooking(tx: Transaction, guestId: string): Promise<void> {
      const counted = { $inc: { bookings: 1 } };
      const guest = await guests.findOneAndUpdate({ _id: guestId }, counted, { session: tx }).lean<GuestDocument>();
      if (guest?.deletedAt) throw new DomainError('account-deleted');
      if (!guest) await insertRows(guests, tx, [{ _id: guestId, bookings: 1 }]);
    },
    /**
     * Counts one more event about a hotel of this account, and returns whether the account is deleted. The transaction
     * conflicts with that of the deletion, so that neither misses what the other one has written.
     */
    async countHotelEvent(tx: Transaction, ownerId: string): Promise<{ isDeleted: boolean }> {
      const counted = { $inc: { hotelEvents: 1 } };
      const owner = await guests.findOneAndUpdate({ _id: ownerId }, counted, { session: tx }).lean<GuestDocument>();
      if (!owner) await insertRows(guests, tx, [{ _id: ownerId, bookings: 0, hotelEvents: 1 }]);
      return { isDeleted: owner?.deletedAt !== undefined };
    },
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
