import type { Connection } from 'mongoose';
import { blockHolder, isBlockHolder } from '@wayhouse/domain';
import { defineModel, storeNewer, type Transaction } from '@wayhouse/service-kit';
import { type RoomDocument, roomModel } from '../rooms/room-model.js';
import { fullNights, type HeldNights } from './domain/full-nights.js';
import { monthBounds, monthCalendar, nightsByMonth } from './domain/month-calendar.js';

/** The nights of a room that a booking or block holds as of its `version`; none once it is released. */
type NightHold = { id: string; version: number; room: string; nights: string[] };
type NightHoldDocument = Omit<NightHold, 'id'> & { _id: string };

const model = defineModel<NightHoldDocument>(
  'night_holds',
  { _id: String, version: Number, room: String, nights: [String] },
  [[{ room: 1, nights: 1 }]],
);

const isBooking = ({ id }: Pick<NightHold, 'id'>) => !isBlockHolder(id);
const toHeldNights = ({ _id, room, nights }: Omit<NightHoldDocument, 'version'>): HeldNights => ({
  nights,
  isWhole: _id === blockHolder({ roomId: room }),
});
const holdsNights = (hold: Pick<NightHold, 'nights'> | undefined) => Boolean(hold?.nights.length);

export type NightHolds = ReturnType<typeof nightHoldProjection>;

/**
 * Projects bookings and blocks into the rooms' calendars, which search filters by. Each hold is stored with its version,
 * so that an event that arrives late or out of order neither frees a night that another hold has by now nor takes one
 * that was released.
 */
export function nightHoldProjection(db: Connection) {
  const holds = model(db);
  const rooms = roomModel(db);

  async function currentCalendar(tx: Transaction, room: string, month: string, units: number): Promise<string> {
    const { first, last } = monthBounds(month);
    const inMonth = { room, nights: { $gte: first, $lte: last } };
    const found = await holds.find(inMonth, null, { session: tx }).lean<NightHoldDocument[]>();
    return monthCalendar(month, fullNights(found.map(toHeldNights), units));
  }

  async function unitsOf(tx: Transaction, room: string): Promise<number> {
    const found = await rooms.findById(room, { units: 1 }, { session: tx }).lean<RoomDocument>();
    return found?.units ?? 1;
  }

  return {
    /** Replaces the nights of a hold, unless a newer version of it is stored. */
    async apply(tx: Transaction, { id, ...hold }: NightHold): Promise<void> {
      const { isStored, known } = await storeNewer(holds, tx, { _id: id, ...hold });
      if (!isStored) return;
      const months = Object.keys(nightsByMonth([...(known?.nights ?? []), ...hold.nights]));
      const units = await unitsOf(tx, hold.room);
      const calendar: Record<string, string> = {};
      for (const month of months) calendar[`calendar.${month}`] = await currentCalendar(tx, hold.room, month, units);
      const bookings = isBooking({ id }) ? Number(holdsNights(hold)) - Number(holdsNights(known)) : 0;
      const change = { ...(months.length && { $set: calendar }), ...(bookings && { $inc: { bookings } }) };
      if (Object.keys(change).length) await rooms.updateOne({ _id: hold.room }, change, { session: tx });
    },
    /** Those of the rooms that were ever booked. */
    async listBookedRooms(ids: string[]): Promise<Set<string>> {
      if (!ids.length) return new Set();
      const found = await holds.find({ room: { $in: ids } }, { room: 1 }).lean<NightHoldDocument[]>();
      return new Set(found.filter(({ _id: id }) => isBooking({ id })).map(({ room }) => room));
    },
    /** Makes `actual` the holds of a room, and writes its whole calendar anew. A stored hold with a newer version stays. */
    async restore(tx: Transaction, room: string, actual: NightHold[]): Promise<void> {
      const stored = await holds.find({ room }, null, { session: tx }).lean<NightHoldDocument[]>();
      const isCurrent = ({ _id, version }: NightHoldDocument) =>
        actual.some((hold) => hold.id === _id && hold.version < version);
      const current = stored.filter(isCurrent);
      const changed = actual.filter(({ id }) => !current.some(({ _id }) => _id === id));
      const ended = stored.filter(({ _id }) => !actual.some(({ id }) => id === _id));
      for (const { id, ...hold } of [...changed, ...ended.map(({ _id: id, ...hold }) => ({ ...hold, id, nights: [] }))])
        await holds.updateOne({ _id: id }, { $set: hold }, { upsert: true, session: tx });
      const standing = [...current.map(({ _id: id, ...hold }) => ({ id, ...hold })), ...changed];
      const bookings = standing.filter((hold) => isBooking(hold) && holdsNights(hold)).length;
      const calendar = calendarOf(
        standing.map((hold) => toHeldNights({ ...hold, _id: hold.id })),
        await unitsOf(tx, room),
      );
      await rooms.updateOne({ _id: room }, { $set: { calendar, bookings } }, { session: tx });
    },
    /** Writes the calendar of a room anew, whose number of units has changed. */
    async recountUnits(tx: Transaction, room: string, units: number): Promise<void> {
      const stored = await holds.find({ room }, null, { session: tx }).lean<NightHoldDocument[]>();
      await rooms.updateOne(
        { _id: room },
        { $set: { calendar: calendarOf(stored.map(toHeldNights), units) } },
        { session: tx },
      );
    },
  };
}

function calendarOf(held: HeldNights[], units: number): Record<string, string> {
  const months = nightsByMonth(fullNights(held, units));
  return Object.fromEntries(Object.entries(months).map(([month, full]) => [month, monthCalendar(month, full)]));
}
