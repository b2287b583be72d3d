import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import { roomModel } from '../rooms/room-model.js';
import { boundsOf, calendarOf, nightsByMonth } from './domain/month-calendar.js';

/** A booking or a block, and the nights of a room it takes as of its `version`; released, it takes none. */
type Taking = { id: string; version: number; room: string; nights: string[] };
type TakingRow = Omit<Taking, 'id'> & { _id: string };

const schema = new Schema<TakingRow>(
  { _id: String, version: Number, room: String, nights: [String] },
  { versionKey: false },
);
schema.index({ room: 1, nights: 1 });

export type TakenNights = ReturnType<typeof takenNights>;

/**
 * Keeps each room's taken nights where search looks for them. Who takes a night is remembered apart, so that news which
 * arrive late or in another order neither free a night that somebody else has by now nor take one that was given back.
 */
export function takenNights(db: Connection) {
  const takings = db.model<TakingRow>('Taking', schema, 'takings');
  const rooms = roomModel(db);

  async function calendarNow(tx: Transaction, room: string, month: string): Promise<string> {
    const { first, last } = boundsOf(month);
    const some = { room, nights: { $gte: first, $lte: last } };
    const rows = await takings.find(some, null, { session: tx }).lean<TakingRow[]>();
    return calendarOf(
      month,
      rows.flatMap((row) => row.nights),
    );
  }

  return {
    /** What a booking or block takes from now on. News older than what is known change nothing. */
    async tell(tx: Transaction, { id, ...told }: Taking): Promise<void> {
      const known = await takings.findById(id, null, { session: tx }).lean<TakingRow>();
      if (known && known.version >= told.version) return;
      await takings.updateOne({ _id: id }, { $set: told }, { upsert: true, session: tx });
      const months = Object.keys(nightsByMonth([...(known?.nights ?? []), ...told.nights]));
      const calendar: Record<string, string> = {};
      for (const month of months) calendar[`calendar.${month}`] = await calendarNow(tx, told.room, month);
      if (months.length) await rooms.updateOne({ _id: told.room }, { $set: calendar }, { session: tx });
    },
  };
}
