import type { Connection } from 'mongoose';
import { addDays, DomainError, isBlockHolder } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { assignUnits, isUnitFree, type TakenUnit, unitsByNight, withoutFreeUnits } from './domain/assign-units.js';
import type { HeldNight } from './domain/held-night.js';
import { movesOf, unitsOfOtherStay } from './domain/units-of-other-stay.js';

/** `unit` is missing for the first one, the only one of most rooms. */
type RoomNightDocument = { room: string; night: string; unit?: number; holder: string };

const model = defineModel<RoomNightDocument>(
  'room_nights',
  { room: String, night: String, unit: Number, holder: String },
  [
    // This unique index is what prevents double bookings: the first to insert a night of a unit has it.
    [{ room: 1, night: 1, unit: 1 }, { unique: true }],
    [{ holder: 1 }],
  ],
);

type WholeRoom = { room: string; units: number };
type UnitOfRoom = WholeRoom & { unit: number };
/** How many units a room has, and the most that it has ever had. */
export type RoomUnits = WholeRoom & { mostUnits: number };

/** Who is to have a unit of which room, and why it cannot be had where none is free. */
type WantedUnit = { holder: string; of: RoomUnits; refused: DomainError };

type UnitHolder = { holder: string; room: string; unit: number };

/** Whose nights are exchanged. Of a guest who is there none gets another unit. */
type Exchanged = { holder: string; of: RoomUnits; isInHouse: boolean };

export type RoomNights = ReturnType<typeof roomNightRepository>;

/**
 * The nights of the rooms' units that are taken, each by one holder: a booking or an owner's block. Periods do not include
 * `to`.
 */
export function roomNightRepository(db: Connection) {
  const nights = model(db);
  const within = (rooms: string[], from: string, to: string) => ({
    room: { $in: rooms },
    night: { $gte: from, $lt: to },
  });
  const listHeld = async (rooms: string[], from: string, to: string, tx?: Transaction): Promise<HeldNight[]> => {
    const taken = await nights
      .find(within(rooms, from, to), null, { session: tx })
      .sort({ night: 1 })
      .lean();
    return taken.map(toHeld);
  };
  /** Throws `refused` if another holder has one of them. */
  const insert = (tx: Transaction, room: string, holder: string, taken: TakenUnit[], refused?: DomainError) => {
    const rows = taken.map(({ night, unit }) => ({ room, night, ...(unit > 1 && { unit }), holder }));
    return insertRows(nights, tx, rows, refused && (() => refused));
  };

  async function listTakenIn(tx: Transaction, room: string, dates: string[]): Promise<HeldNight[]> {
    const asked = new Set(dates);
    const held = await listHeld([room], dates[0]!, addDays(dates.at(-1)!, 1), tx);
    return held.filter(({ night }) => asked.has(night));
  }

  /** Those of the night before and the one after, too. */
  const listAround = (room: string, dates: string[], tx?: Transaction) =>
    listHeld([room], addDays(dates[0]!, -1), addDays(dates.at(-1)!, 2), tx);

  /** What a holder has, and the units that it would have of these nights instead. If one of them has none free, throws a domain error. */
  async function planExchange({ holder, of, isInHouse }: Exchanged, dates: string[], tx?: Transaction) {
    const rows = await nights.find({ holder }, null, { session: tx }).sort({ night: 1 }).lean();
    const held = rows.map(({ night, unit = 1 }) => ({ night, unit }));
    const around = await listAround(of.room, dates, tx);
    const taken = around.filter((each) => each.holder !== holder);
    const units = unitsOfOtherStay({ nights: dates, held, taken, units: of.units, isInHouse });
    if (!units) throw new DomainError('room-not-available');
    return { held, wanted: unitNights(dates, units) };
  }

  /**
   * Which units a stay of several nights gets. A room that never had more than one unit needs no look at the others. `promised` are
   * those that this transaction is about to take.
   */
  async function chooseUnits(
    tx: Transaction,
    { room, units, mostUnits }: RoomUnits,
    dates: string[],
    { preferred, promised = [] }: { preferred?: number; promised?: TakenUnit[] } = {},
  ) {
    if (mostUnits === 1) return promised.length ? undefined : dates.map(() => 1);
    const taken = await listAround(room, dates, tx);
    return assignUnits(dates, [...taken, ...promised], units, preferred);
  }
  async function insertNights(tx: Transaction, room: string, holder: string, dates: string[], units: number[]) {
    await insert(tx, room, holder, unitNights(dates, units), new DomainError('room-not-available'));
  }

  return {
    /**
     * Takes these consecutive nights, each of one unit. If one of them has none free, throws a domain error. Where another
     * transaction has taken the unit meanwhile, the database has this one repeated, which then chooses another. The `preferred`
     * unit is taken where it is free for all of them.
     */
    async take(tx: Transaction, holder: string, of: RoomUnits, dates: string[], preferred?: number): Promise<void> {
      const units = await chooseUnits(tx, of, dates, { preferred });
      if (!units) throw new DomainError('room-not-available');
      await insertNights(tx, of.room, holder, dates, units);
    },
    /**
     * Takes these consecutive nights for each of the holders, each of another unit. Rooms are taken in the order of their ids, so
     * that of two who want the same rooms one goes on, whatever the order in which they name them.
     */
    async takeTogether(tx: Transaction, wanted: WantedUnit[], dates: string[]): Promise<void> {
      const promised = new Map<string, TakenUnit[]>();
      for (const { holder, of, refused } of [...wanted].sort(byRoom)) {
        const before = promised.get(of.room) ?? [];
        const units = await chooseUnits(tx, of, dates, { promised: before });
        if (!units) throw refused;
        const taken = unitNights(dates, units);
        promised.set(of.room, [...before, ...taken]);
        await insert(tx, of.room, holder, taken, refused);
      }
    },
    /**
     * Lets a holder have these nights instead of those that it has. Nights of both stay in their units where that is possible; returns
     * the moves to others.
     */
    async exchange(tx: Transaction, exchanged: Exchanged, dates: string[]): Promise<TakenUnit[]> {
      const { holder, of } = exchanged;
      const { held, wanted } = await planExchange(exchanged, dates, tx);
      const released = without(held, wanted).map(({ night }) => night);
      if (released.length) await nights.deleteMany({ holder, night: { $in: released } }, { session: tx });
      await insert(tx, of.room, holder, without(wanted, held), new DomainError('room-not-available'));
      return movesOf(held, wanted);
    },
    /** Takes all units of these nights, which are in order. If one of them is taken, throws a domain error. */
    async takeWhole(tx: Transaction, holder: string, { room, units }: WholeRoom, dates: string[]): Promise<void> {
      const taken = await listTakenIn(tx, room, dates);
      if (taken.length) throw new DomainError(taken.every(isBlocked) ? 'unit-blocked' : 'nights-booked');
      await insert(tx, room, holder, wholeNights(dates, units), new DomainError('nights-booked'));
    },
    /** Takes this unit of these nights, which are in order. If it is not free in one of them, throws a domain error. */
    async takeUnit(tx: Transaction, holder: string, { room, units, unit }: UnitOfRoom, dates: string[]): Promise<void> {
      const refused = new DomainError('unit-not-free');
      if (!isUnitFree(unit, dates, await listTakenIn(tx, room, dates), units)) throw refused;
      const taken = dates.map((night) => ({ night, unit }));
      await insert(tx, room, holder, taken, refused);
    },
    /** Lets a holder of whole nights, which are in order, hold them with this number of units. */
    async resizeWhole(tx: Transaction, holder: string, { room, units }: WholeRoom, dates: string[]): Promise<void> {
      await nights.deleteMany({ holder, unit: { $gt: units } }, { session: tx });
      const taken = unitsByNight(await listHeld([room], dates[0]!, addDays(dates.at(-1)!, 1), tx));
      const missing = wholeNights(dates, units).filter(({ night, unit }) => !taken.get(night)?.includes(unit));
      if (missing.length) await insert(tx, room, holder, missing);
    },
    /**
     * Lets a holder have these of its nights in this unit. If one of them is taken there, throws a domain error. Returns whether any
     * of them was in another one.
     */
    async move(tx: Transaction, { holder, room, unit }: UnitHolder, dates: string[]): Promise<boolean> {
      const held = await nights.find({ holder, night: { $in: dates } }, null, { session: tx }).lean();
      const others = held.filter((row) => (row.unit ?? 1) !== unit).map(({ night }) => night);
      if (!others.length) return false;
      await nights.deleteMany({ holder, night: { $in: others } }, { session: tx });
      const moved = others.map((night) => ({ night, unit }));
      await insert(tx, room, holder, moved, new DomainError('unit-taken'));
      return true;
    },
    /** Releases all nights of a holder. */
    async release(tx: Transaction, holder: string): Promise<void> {
      await nights.deleteMany({ holder }, { session: tx });
    },
    /** Releases some of a holder's nights. */
    async releaseNights(tx: Transaction, holder: string, dates: string[]): Promise<void> {
      await nights.deleteMany({ holder, night: { $in: dates } }, { session: tx });
    },

    planExchange,

    /** Whether each of these nights has a free unit. */
    async isFree({ room, units }: WholeRoom, dates: string[]): Promise<boolean> {
      const taken = await listHeld([room], dates[0]!, addDays(dates.at(-1)!, 1));
      return withoutFreeUnits(dates, taken, units).length === 0;
    },
    /** The taken nights of these rooms, in order. */
    listHeld,
    /** The nights of these holders, in order. */
    async listOfHolders(holders: string[]): Promise<HeldNight[]> {
      const found = await nights
        .find({ holder: { $in: holders } })
        .sort({ night: 1 })
        .lean();
      return found.map(toHeld);
    },
    countTaken: (rooms: string[], from: string, to: string): Promise<number> =>
      nights.countDocuments(within(rooms, from, to)),
    /** The nights in which all units are taken, in order. */
    async listTaken({ room, units }: WholeRoom, from: string, to: string): Promise<string[]> {
      const taken = await listHeld([room], from, to);
      return withoutFreeUnits([...new Set(taken.map(({ night }) => night))], taken, units);
    },
  };
}

const toHeld = ({ room, unit = 1, night, holder }: RoomNightDocument): HeldNight => ({ room, unit, night, holder });

const isBlocked = ({ holder }: HeldNight): boolean => isBlockHolder(holder);

const byRoom = (one: WantedUnit, other: WantedUnit): number =>
  one.of.room < other.of.room ? -1 : Number(one.of.room > other.of.room);

const unitNights = (dates: string[], units: number[]): TakenUnit[] =>
  dates.map((night, at) => ({ night, unit: units[at]! }));

const without = (nights: TakenUnit[], others: TakenUnit[]): TakenUnit[] =>
  nights.filter(({ night, unit }) => !others.some((each) => each.night === night && each.unit === unit));

const wholeNights = (dates: string[], units: number): TakenUnit[] =>
  dates.flatMap((night) => Array.from({ length: units }, (_, at) => ({ night, unit: at + 1 })));
