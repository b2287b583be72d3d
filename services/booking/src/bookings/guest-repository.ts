import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

/**
 * `deletedAt` is when the account was deleted, `stayChanges` how often it has changed the stay of a booking, `messages` how often it or
 * a hotel has written about one, `hotelEvents` how often the catalog has reported a hotel of it or a role.
 */
type GuestDocument = {
  _id: string;
  bookings: number;
  stayChanges?: number;
  messages?: number;
  hotelEvents?: number;
  deletedAt?: Date;
};

const model = defineModel<GuestDocument>('guests', {
  ...{ _id: String, bookings: Number, stayChanges: Number, messages: Number, hotelEvents: Number, deletedAt: Date },
});

export type GuestRepository = ReturnType<typeof guestRepository>;

/** The guests that have booked, with the number of their bookings, and who owns a hotel or works at one. */
export function guestRepository(db: Connection) {
  const guests = model(db);

  /** Returns the account after that. Transactions that count in its row, or mark it as deleted, follow one after the other. */
  const count = (
    tx: Transaction,
    id: string,
    what: 'bookings' | 'stayChanges' | 'messages' | 'hotelEvents',
    more = 1,
  ): Promise<GuestDocument> =>
    guests
      .findOneAndUpdate(
        { _id: id },
        { $inc: { bookings: 0, [what]: more } },
        { session: tx, upsert: true, returnDocument: 'after' },
      )
      .lean<GuestDocument>()
      .orFail();

  async function countOfStanding(
    tx: Transaction,
    id: string,
    what: 'bookings' | 'stayChanges',
    more?: number,
  ): Promise<GuestDocument> {
    const guest = await count(tx, id, what, more);
    if (guest.deletedAt) throw new DomainError('account-deleted');
    return guest;
  }

  return {
    /**
     * Counts so many more bookings and returns how many there are. What a transaction reads about the guest's bookings is still true
     * when it commits. Throws if the account is deleted: its last token is valid for a minute after that.
     */
    countBookings: async (tx: Transaction, guestId: string, more: number): Promise<number> =>
      (await countOfStanding(tx, guestId, 'bookings', more)).bookings,
    /** Counts one more change of a stay, for the same reason and as strictly. */
    async countStayChange(tx: Transaction, guestId: string): Promise<void> {
      await countOfStanding(tx, guestId, 'stayChanges');
    },
    /** Counts one more event about a hotel of this account, or its role at one. Neither it nor the deletion misses what the other one has written. */
    countHotelEvent: async (tx: Transaction, ownerId: string): Promise<{ isDeleted: boolean }> => ({
      isDeleted: (await count(tx, ownerId, 'hotelEvents')).deletedAt !== undefined,
    }),
    /** Counts one more message about a booking of this account, so that none is left by its deletion. */
    countMessage: async (tx: Transaction, guestId: string): Promise<{ isDeleted: boolean }> => ({
      isDeleted: (await count(tx, guestId, 'messages')).deletedAt !== undefined,
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
