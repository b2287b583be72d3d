import type { Connection } from 'mongoose';
import { messages, Refusal } from '@wayhouse/contracts';
import { insertRows, type Transaction } from '@wayhouse/service-kit';
import type { Booking } from './domain/booking.js';
import { changeBetween } from './domain/booking-change.js';
import { bookingOf, type BookingRow, bookingRows } from './booking-model.js';

export type Bookings = ReturnType<typeof bookingRepository>;

export function bookingRepository(db: Connection) {
  const rows = bookingRows(db);
  return {
    async add(tx: Transaction, booking: Booking): Promise<void> {
      const { id, guest, room, bookedAt } = booking;
      const about = { _id: id, guestId: guest.id, hotelId: room.hotelId, bookedAt };
      const row: BookingRow = { ...about, changedAt: new Date(), lastChange: 'booked', booking };
      await insertRows(rows, tx, [row]);
    },
    async get(id: string): Promise<Booking> {
      return bookingIn(await rows.findById(id).lean<BookingRow>());
    },
    /** Loads, changes and stores; a change that answers the very same booking stores nothing. */
    async change<After extends Booking>(tx: Transaction, id: string, change: (before: Booking) => After) {
      const before = bookingIn(await rows.findById(id).session(tx).lean<BookingRow>());
      const after = change(before);
      if (after === before) return { before, after };
      const row = { booking: after, changedAt: new Date(), lastChange: changeBetween(before, after) };
      await rows.updateOne({ _id: id }, { $set: row }, { session: tx });
      return { before, after };
    },
    /** A guest's bookings, newest first. */
    async ofGuest(guestId: string): Promise<Booking[]> {
      const found = await rows.find({ guestId }).sort({ bookedAt: -1 }).lean<BookingRow[]>();
      return found.map(bookingOf);
    },
    /** Those of the ids that are bookings', in no order. */
    async withIds(ids: string[]): Promise<Booking[]> {
      const found = await rows.find({ _id: { $in: ids } }).lean<BookingRow[]>();
      return found.map(bookingOf);
    },
  };
}

function bookingIn(row: BookingRow | null): Booking {
  if (!row) throw new Refusal('not-found', messages.bookingUnknown, 'bookingId');
  return bookingOf(row);
}
