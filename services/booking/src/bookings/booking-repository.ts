import type { Connection } from 'mongoose';
import { addDays, DomainError, limits, retentionDays, secondsOf, type Stay } from '@wayhouse/domain';
import { insertRows, type Transaction } from '@wayhouse/service-kit';
import { type BookingDocument, bookingModel } from './booking-model.js';
import { findWordsOf } from './domain/find-words.js';
import { detectChange } from './domain/booking-change.js';
import { type Booking, isStanding } from './domain/booking.js';
import { settlementOf } from './domain/booking-settlement.js';
import { isBookedByHotel } from './domain/guest.js';
import type { Room } from '../rooms/domain/room.js';

type PlaceOfRoom = Pick<Room, 'roomId' | 'hotelId' | 'city'>;

export type BookingRepository = ReturnType<typeof bookingRepository>;

export function bookingRepository(db: Connection) {
  const bookings = bookingModel(db);

  /** What the front desk has written down about payments and what it has handed back may name the guest. */
  async function eraseNotes(tx: Transaction, of: { _id: string } | { guestId: string }): Promise<void> {
    const lists = ['payments', 'refunds', 'takenBack'] as const;
    const noted = lists.map((list) => ({ [`booking.${list}.note`]: { $exists: true } }));
    for (const { _id, booking } of await bookings
      .find({ ...of, $or: noted })
      .session(tx)
      .lean<BookingDocument[]>()) {
      const change = {
        'booking.payments': booking.payments.map(withoutNote),
        'booking.refunds': booking.refunds.map(withoutNote),
        ...(booking.takenBack && { 'booking.takenBack': booking.takenBack.map(withoutNote) }),
      };
      await bookings.updateOne({ _id }, { $set: change }, { session: tx });
    }
  }

  return {
    async add(tx: Transaction, booking: Booking): Promise<void> {
      const { id, guest, room, bookedAt } = booking;
      const keys = { _id: id, guestId: guest.id, hotelId: room.hotelId, bookedAt };
      const stored: BookingDocument = {
        ...keys,
        ...findWordsOf(booking),
        ...(isBookedByHotel(booking) && { guestUntil: guestUntil(booking) }),
        changedAt: new Date(),
        lastChange: 'booked',
        booking,
      };
      await insertRows(bookings, tx, [stored]);
    },
    find: async (id: string): Promise<Booking | undefined> =>
      (await bookings.findById(id).lean<BookingDocument>())?.booking,
    async get(id: string): Promise<Booking> {
      return requireBooking(await bookings.findById(id).lean<BookingDocument>());
    },
    /** Loads, changes and stores a booking. Nothing is stored when `change` returns the booking it was given. */
    async update<After extends Booking>(tx: Transaction, id: string, change: (before: Booking) => After) {
      const before = requireBooking(await bookings.findById(id).session(tx).lean<BookingDocument>());
      const after = change(before);
      if (after === before) return { before, after };
      const state = {
        booking: after,
        ...findWordsOf(after),
        // Another departure, of a guest who is not struck out yet.
        ...(isBookedByHotel(after) &&
          after.guest.name &&
          after.stay !== before.stay && { guestUntil: guestUntil(after) }),
        changedAt: new Date(),
        lastChange: detectChange(before, after),
      };
      await bookings.updateOne({ _id: id }, { $set: state }, { session: tx });
      return { before, after };
    },
    /** The stays of a guest for which something is owed and that are not over, counted by the UTC day, besides that of one booking. */
    async listUnpaidStays(
      guestId: string,
      now: Date,
      { tx, besides }: { tx?: Transaction; besides?: string },
    ): Promise<Stay[]> {
      const today = utcDay(now);
      const toCome = {
        guestId,
        'booking.state': { $ne: 'cancelled' as const },
        'booking.stay.checkOut': { $gt: today },
      };
      const found = await bookings.find(toCome, null, { session: tx }).lean<BookingDocument[]>();
      return found
        .filter(({ _id, booking }) => _id !== besides && settlementOf(booking).owed > 0)
        .map(({ booking }) => booking.stay);
    },
    /** A guest's bookings, newest first. */
    async listByGuest(guestId: string, tx?: Transaction): Promise<Booking[]> {
      const found = await bookings
        .find({ guestId }, null, { session: tx })
        .sort({ bookedAt: -1 })
        .lean<BookingDocument[]>();
      return found.map(({ booking }) => booking);
    },
    async listStandingOfHotel(hotelId: string, now: Date, tx?: Transaction): Promise<Booking[]> {
      // A stay can end a day later elsewhere than in UTC.
      const yesterday = utcDay(now, -1);
      const maybe = {
        hotelId,
        'booking.state': { $in: ['unpaid' as const, 'paid' as const] },
        'booking.stay.checkOut': { $gte: yesterday },
      };
      const found = await bookings.find(maybe, null, { session: tx }).lean<BookingDocument[]>();
      return found.map(({ booking }) => booking).filter((booking) => isStanding(booking, now));
    },
    /** The stays in a room that are not over go by the clock of its city from now on. */
    async setClocks(tx: Transaction, { roomId, hotelId, city }: PlaceOfRoom, now: Date): Promise<void> {
      const yesterday = utcDay(now, -1);
      const maybe = {
        hotelId,
        'booking.room.roomId': roomId,
        'booking.stay.checkIn': { $gte: addDays(yesterday, -limits.nights) },
        'booking.stay.checkOut': { $gte: yesterday },
      };
      await bookings.updateMany(maybe, { $set: { 'booking.room.clockCity': city } }, { session: tx });
    },
    /** Strikes out who the guest is; the guest's id and all else stay. */
    async eraseGuest(tx: Transaction, guestId: string): Promise<void> {
      await eraseNotes(tx, { guestId });
      const erased = { 'booking.guest.name': '', 'booking.guest.email': '' };
      const change = { $set: erased, $unset: { 'booking.details': '', 'booking.notes': '', guestWords: '' } } as const;
      await bookings.updateMany({ guestId }, change, { session: tx });
    },
    /** Some of the bookings by the hotel whose guests are to be struck out by now. */
    async listToStrikeOut(now: Date): Promise<string[]> {
      const found = await bookings
        .find({ guestUntil: { $lte: now } }, { _id: 1 })
        .limit(struckOutAtOnce)
        .lean<{ _id: string }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Strikes out who the guest of a booking by the hotel is. */
    async strikeOutGuest(tx: Transaction, id: string): Promise<void> {
      await eraseNotes(tx, { _id: id });
      const change = {
        $set: { 'booking.guest.name': '' },
        $unset: { 'booking.details': '', 'booking.notes': '', guestWords: '', guestUntil: '' },
      } as const;
      await bookings.updateOne({ _id: id }, change, { session: tx });
    },
    /** Transactions that take a turn at one booking follow one after the other. */
    async takeTurn(tx: Transaction, id: string): Promise<void> {
      await bookings.updateOne({ _id: id }, { $inc: { turns: 1 } }, { session: tx });
    },
    /** In no particular order; ids without a booking are left out. */
    async listByIds(ids: string[], tx?: Transaction): Promise<Booking[]> {
      const found = await bookings.find({ _id: { $in: ids } }, null, { session: tx }).lean<BookingDocument[]>();
      return found.map(({ booking }) => booking);
    },
  };
}

const struckOutAtOnce = 100;

const utcDay = (now: Date, after = 0): string => addDays(now.toISOString().slice(0, 10), after);

const withoutNote = <Entry extends { note?: string }>({ note: _, ...entry }: Entry) => entry;

/** Counted from the day of departure in UTC. */
const guestUntil = ({ stay }: Booking): Date =>
  new Date(Date.parse(stay.checkOut) + secondsOf(retentionDays.guestWithoutAccount) * 1000);

function requireBooking(stored: BookingDocument | null): Booking {
  if (!stored) throw new DomainError('booking-not-found');
  return stored.booking;
}
