import type { Connection } from 'mongoose';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { roomModel } from '../rooms/room-model.js';
import { monthBounds, monthCalendar, nightsByMonth } from './domain/month-calendar.js';

/** The nights of a room that a booking or block holds as of its `version`; none once it is released. */
type NightHold = { id: string; version: number; room: string; nights: string[] };
type NightHoldDocument = Omit<NightHold, 'id'> & { _id: string };

const model = defineModel<NightHoldDocument>(
  'night_holds',
  { _id: String, version: Number, room: String, nights: [String] },
  [[{ room: 1, nights: 1 }]],
);

export type NightHolds = ReturnType<typeof nightHoldProjection>;

/**
 * Projects bookings and blocks into the rooms' calendars, which search filters by. Each hold is stored with its version,
 * so that an event that arrives late or out of order neither frees a night that another hold has by now nor takes one
 * that was released.
 */
export function nightHoldProjection(db: Connection) {
  const holds = model(db);
  const rooms = roomModel(db);

  async function currentCalendar(tx: Transaction, room: string, month: string): Promise<string> {
    const { first, last } = monthBounds(month);
    const inMonth = { room, nights: { $gte: first, $lte: last } };
    const found = await holds.find(inMonth, null, { session: tx }).lean<NightHoldDocument[]>();
    const taken = found.flatMap(({ nights }) => nights);
    return monthCalendar(month, taken);
  }

  return {
    /** Replaces the nights of a hold, unless a newer version of it is stored. */
    async apply(tx: Transaction, { id, ...hold }: NightHold): Promise<void> {
      const stored = await holds.findById(id, null, { session: tx }).lean<NightHoldDocument>();
      if (stored && stored.version >= hold.version) return;
      await holds.updateOne({ _id: id }, { $set: hold }, { upsert: true, session: tx });
      const months = Object.keys(nightsByMonth([...(stored?.nights ?? []), ...hold.nights]));
      const calendar: Record<string, string> = {};
      for (const month of months) calendar[`calendar.${month}`] = await currentCalendar(tx, hold.room, month);
      if (months.length) await rooms.updateOne({ _id: hold.room }, { $set: calendar }, { session: tx });
    },
    /** Makes `actual` the holds of a room, and writes its whole calendar anew. A stored hold with a newer version stays. */
    async restore(tx: Transaction, room: string, actual: NightHold[]): Promise<void> {
      const stored = await holds.find({ room }, null, { session: tx }).lean<NightHoldDocument[]>();
      const isKept = ({ _id, version }: NightHoldDocument) =>
        actual.some((hold) => hold.id === _id && hold.version < version);
      const kept = stored.filter(isKept);
      const changed = actual.filter(({ id }) => !kept.some(({ _id }) => _id === id));
      const ended = stored.filter(({ _id }) => !actual.some(({ id }) => id === _id));
      for (const { id, ...hold } of [...changed, ...ended.map(({ _id: id, ...hold }) => ({ ...hold, id, nights: [] }))])
        await holds.updateOne({ _id: id }, { $set: hold }, { upsert: true, session: tx });
      const nights = nightsByMonth([...kept, ...changed].flatMap((hold) => hold.nights));
      const calendar = Object.fromEntries(
        Object.entries(nights).map(([month, taken]) => [month, monthCalendar(month, taken)]),
      );
      await rooms.updateOne({ _id: room }, { $set: { calendar } }, { session: tx });
    },
  };
}
