import type { Connection, QueryFilter } from 'mongoose';
import { anyShape, defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { type ImportedCalendar, nextImport } from './domain/imported-calendar.js';

type Row = Omit<ImportedCalendar, 'id'> & { _id: string };
/** What an import changes. */
type Outcome = Partial<
  Pick<ImportedCalendar, 'importedAt' | 'nights' | 'wanted' | 'repeating' | 'conflicts' | 'failure' | 'dueAt'>
> &
  Pick<ImportedCalendar, 'failures'>;
type Claimed = Pick<ImportedCalendar, 'id' | 'address' | 'dueAt'>;

const model = defineModel<Row>(
  'imported_calendars',
  {
    ...{ _id: String, hotelId: String, room: String, unit: Number, name: String, address: String, addedAt: Date },
    ...{ dueAt: Date, leasedUntil: Date, failures: Number, failure: String, importedAt: Date },
    ...{ nights: [String], wanted: { type: [String], default: undefined }, repeating: [String], conflicts: anyShape },
  },
  [[{ room: 1 }], [{ hotelId: 1 }], [{ dueAt: 1 }]],
);

/** An import has to end within this time; then another process may do it. */
const leaseMs = 60_000;
const free = new Date(0);

export type ImportedCalendars = ReturnType<typeof importedCalendarRepository>;

/** The calendars of other sites whose nights are blocked here. */
export function importedCalendarRepository(db: Connection) {
  const rows = model(db);

  async function claim(now: Date, which: QueryFilter<Row>) {
    const lease = { $set: { leasedUntil: new Date(now.getTime() + leaseMs) } };
    const counted = { ...lease, $inc: { failures: 1 } };
    const row = await rows
      .findOneAndUpdate({ ...which, leasedUntil: { $lte: now } }, counted, { sort: { dueAt: 1 } })
      .lean<Row>();
    if (!row) return undefined;
    // Until its outcome is recorded it counts as failed: what ends a process is not read again by one after the other.
    // One that was made due meanwhile stays due.
    const asClaimed = { _id: row._id, dueAt: row.dueAt };
    const dueAt = nextImport(now, row.failures + 1);
    await rows.updateOne(asClaimed, { $set: { dueAt } });
    return toCalendar({ ...row, dueAt });
  }

  /** Ends the claim, unless the calendar has another address now. Without a failure the one before is forgotten. */
  async function record(tx: Transaction, { id, address }: Pick<Claimed, 'id' | 'address'>, outcome: Outcome) {
    const change = { $set: { ...outcome, leasedUntil: free } };
    const forget = outcome.failure ? {} : { $unset: { failure: 1 as const } };
    await rows.updateOne({ _id: id, address }, { ...change, ...forget }, { session: tx });
  }

  return {
    /** Those of a room, the oldest first. */
    async list(rooms: string[], tx?: Transaction): Promise<ImportedCalendar[]> {
      const found = rows.find({ room: { $in: rooms } }, null, { session: tx }).sort({ addedAt: 1 });
      return (await found.lean<Row[]>()).map(toCalendar);
    },
    async find(tx: Transaction, id: string): Promise<ImportedCalendar | undefined> {
      const row = await rows.findById(id).session(tx).lean<Row>();
      return row ? toCalendar(row) : undefined;
    },
    async add(tx: Transaction, { id, ...calendar }: Omit<ImportedCalendar, 'leasedUntil'>): Promise<void> {
      await insertRows(rows, tx, [{ _id: id, ...calendar, leasedUntil: free }]);
    },
    /** Of those that are due and that nobody else imports, the one that waits longest, for a minute; of none of these hotels. */
    claimDue: (now: Date, exceptOf: string[] = []): Promise<ImportedCalendar | undefined> =>
      claim(now, { dueAt: { $lte: now }, ...(exceptOf.length && { hotelId: { $not: { $in: exceptOf } } }) }),
    /** This one, unless somebody imports it already. */
    claimOne: (now: Date, id: string): Promise<ImportedCalendar | undefined> => claim(now, { _id: id }),
    record,
    /** The same of one that was not imported. If it was made due since it was claimed, it stays due. */
    async recordFailed(tx: Transaction, claimed: Claimed, { dueAt, ...outcome }: Outcome & Pick<Claimed, 'dueAt'>) {
      const { id: _id, address } = claimed;
      await rows.updateOne({ _id, address, dueAt: claimed.dueAt }, { $set: { dueAt } }, { session: tx });
      await record(tx, claimed, outcome);
    },
    async rename(tx: Transaction, id: string, name: string): Promise<void> {
      await rows.updateOne({ _id: id }, { $set: { name } }, { session: tx });
    },
    /** From now on it is read at this address. Whoever is just reading the one before records nothing. */
    async move(tx: Transaction, id: string, moved: Pick<ImportedCalendar, 'address' | 'dueAt'>): Promise<void> {
      const change = { $set: { ...moved, failures: 0, leasedUntil: free }, $unset: { failure: 1 as const } };
      await rows.updateOne({ _id: id }, change, { session: tx });
    },
    /** What it blocks now, and what it cannot, between imports. */
    async recordNights(tx: Transaction, id: string, blocked: Pick<ImportedCalendar, 'nights' | 'conflicts'>) {
      await rows.updateOne({ _id: id }, { $set: blocked }, { session: tx });
    },
    /** Has those of a room imported soon: what they could not block may be free now. */
    async makeDue(tx: Transaction, room: string, now: Date): Promise<void> {
      await rows.updateMany({ room }, { $set: { dueAt: now } }, { session: tx });
    },
    /** Has those of a hotel imported soon. */
    async makeDueOfHotel(tx: Transaction, hotelId: string, now: Date): Promise<void> {
      await rows.updateMany({ hotelId }, { $set: { dueAt: now } }, { session: tx });
    },
    async remove(tx: Transaction, id: string): Promise<void> {
      await rows.deleteOne({ _id: id }, { session: tx });
    },
    countOfHotel: (tx: Transaction, hotelId: string): Promise<number> =>
      rows.countDocuments({ hotelId }, { session: tx }),
    async removeOfHotels(tx: Transaction, hotelIds: string[]): Promise<void> {
      await rows.deleteMany({ hotelId: { $in: hotelIds } }, { session: tx });
    },
    /** How many are long overdue. */
    countOverdue: (before: Date): Promise<number> => rows.countDocuments({ dueAt: { $lt: before } }),
  };
}

const toCalendar = ({ _id, ...calendar }: Row): ImportedCalendar => ({ id: _id, ...calendar });
