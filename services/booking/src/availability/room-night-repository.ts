import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { defineModel, insertRows, isDuplicateKey, type Transaction } from '@wayhouse/service-kit';

type RoomNightDocument = { room: string; night: string; holder: string };

const model = defineModel<RoomNightDocument>('room_nights', { room: String, night: String, holder: String }, [
  // This unique index is what prevents double bookings: the first to insert a night has it.
  [{ room: 1, night: 1 }, { unique: true }],
  [{ holder: 1 }],
]);

type TakenReason = 'room-not-available' | 'nights-booked';

export type RoomNights = ReturnType<typeof roomNightRepository>;

/** The nights that are taken, each by one holder: a booking or an owner's block. Periods do not include `to`. */
export function roomNightRepository(db: Connection) {
  const nights = model(db);
  const within = (rooms: string[], from: string, to: string) => ({
    room: { $in: rooms },
    night: { $gte: from, $lt: to },
  });
  const listHolders = async (room: string, from: string, to: string): Promise<{ night: string; holder: string }[]> => {
    const taken = await nights
      .find(within([room], from, to))
      .sort({ night: 1 })
      .lean();
    return taken.map(({ night, holder }) => ({ night, holder }));
  };
  return {
    /** Takes all nights. If one of them is taken, throws a domain error with this reason. */
    async take(tx: Transaction, holder: string, room: string, dates: string[], ifTaken: TakenReason): Promise<void> {
      const taken = dates.map((night) => ({ room, night, holder }));
      await insertRows(nights, tx, taken).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError(ifTaken) : error;
      });
    },
    /** Releases all nights of a holder. */
    async release(tx: Transaction, holder: string): Promise<void> {
      await nights.deleteMany({ holder }, { session: tx });
    },
    /** Releases some of a holder's nights. */
    async releaseNights(tx: Transaction, holder: string, dates: string[]): Promise<void> {
      await nights.deleteMany({ holder, night: { $in: dates } }, { session: tx });
    },

    isFree: async (room: string, from: string, to: string): Promise<boolean> =>
      (await nights.exists(within([room], from, to))) === null,
    listHolders,
    countTaken: (rooms: string[], from: string, to: string): Promise<number> =>
      nights.countDocuments(within(rooms, from, to)),
    listTaken: async (room: string, from: string, to: string): Promise<string[]> =>
      (await listHolders(room, from, to)).map(({ night }) => night),
  };
}
