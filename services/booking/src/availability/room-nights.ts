import { type Connection, Schema } from 'mongoose';
import { messages, Refusal } from '@wayhouse/contracts';
import { insertRows, isDuplicateKey, type Transaction } from '@wayhouse/service-kit';

type NightRow = { room: string; night: string; holder: string };

const schema = new Schema<NightRow>({ room: String, night: String, holder: String }, { versionKey: false });
// This index is what keeps a room from being sold twice: the first to insert a night has it.
schema.index({ room: 1, night: 1 }, { unique: true });
schema.index({ holder: 1 });

export type RoomNights = ReturnType<typeof roomNights>;

/** The nights that are taken, each by one holder: a booking or an owner's block. */
export function roomNights(db: Connection) {
  const nights = db.model<NightRow>('RoomNight', schema, 'room_nights');
  const within = (room: string, from: string, to: string) => ({ room, night: { $gte: from, $lt: to } });
  return {
    async take(tx: Transaction, holder: string, room: string, dates: string[]): Promise<void> {
      const rows = dates.map((night) => ({ room, night, holder }));
      await insertRows(nights, tx, rows).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new Refusal('not-available', messages.notAvailable) : error;
      });
    },
    async release(tx: Transaction, holder: string): Promise<void> {
      await nights.deleteMany({ holder }, { session: tx });
    },
    /** Gives back some of a holder's nights. */
    async releaseSome(tx: Transaction, holder: string, dates: string[]): Promise<void> {
      await nights.deleteMany({ holder, night: { $in: dates } }, { session: tx });
    },

    isFree: async (room: string, from: string, to: string): Promise<boolean> =>
      (await nights.exists(within(room, from, to))) === null,
    /** Who has which night, from `from` up to, not including, `to`, in order. */
    async holders(room: string, from: string, to: string): Promise<{ night: string; holder: string }[]> {
      const rows = await nights
        .find(within(room, from, to))
        .sort({ night: 1 })
        .lean();
      return rows.map(({ night, holder }) => ({ night, holder }));
    },

    /** How many nights of these rooms are taken, from `from` up to, not including, `to`. */
    countTaken: (rooms: string[], from: string, to: string): Promise<number> =>
      nights.countDocuments({ room: { $in: rooms }, night: { $gte: from, $lt: to } }),
    /** Taken nights from `from` up to, not including, `to`, in order. */
    async taken(room: string, from: string, to: string): Promise<string[]> {
      const rows = await nights
        .find(within(room, from, to))
        .sort({ night: 1 })
        .lean();
      return rows.map(({ night }) => night);
    },
  };
}
