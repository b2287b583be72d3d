import { type Connection, Schema } from 'mongoose';
import { messages, Refusal } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';
import type { Booking } from './booking.js';
import { readStored, type StoredBooking } from './stored-booking.js';

type Row = { _id: string; guestId: string; hotelId: string; bookedAt: Date; booking: StoredBooking };

const schema = new Schema<Row>(
  { _id: String, guestId: String, hotelId: String, bookedAt: Date, booking: Schema.Types.Mixed },
  { versionKey: false, minimize: false },
);
schema.index({ guestId: 1, bookedAt: -1 });
schema.index({ hotelId: 1, bookedAt: -1 });

export type Bookings = ReturnType<typeof bookingRepository>;

export function bookingRepository(db: Connection) {
  const rows = db.model<Row>('Booking', schema, 'bookings');
  return {
    async add(tx: Transaction, booking: Booking): Promise<void> {
      const { id, guest, room, bookedAt } = booking;
      await rows.create([{ _id: id, guestId: guest.id, hotelId: room.hotelId, bookedAt, booking }], { session: tx });
    },
    async get(id: string): Promise<Booking> {
      return bookingIn(await rows.findById(id).lean<Row>());
    },
    /** Loads, changes and stores; a change that answers the very same booking stores nothing. */
    async change<After extends Booking>(tx: Transaction, id: string, change: (before: Booking) => After) {
      const before = bookingIn(await rows.findById(id).session(tx).lean<Row>());
      const after = change(before);
      if (after !== before) await rows.updateOne({ _id: id }, { $set: { booking: after } }, { session: tx });
      return { before, after };
    },
    /** A guest's bookings, newest first. */
    async ofGuest(guestId: string): Promise<Booking[]> {
      const found = await rows.find({ guestId }).sort({ bookedAt: -1 }).lean<Row[]>();
      return found.map(({ booking }) => readStored(booking));
    },
    /** A hotel's bookings, newest first. */
    async ofHotel(hotelId: string): Promise<Booking[]> {
      const found = await rows.find({ hotelId }).sort({ bookedAt: -1 }).lean<Row[]>();
      return found.map(({ booking }) => readStored(booking));
    },
  };
}

function bookingIn(row: Row | null): Booking {
  if (!row) throw new Refusal('not-found', messages.bookingUnknown, 'bookingId');
  return readStored(row.booking);
}
