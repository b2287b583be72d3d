import { type Connection, Schema } from 'mongoose';
import { messages, Refusal } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';
import type { Booking } from './booking.js';

type Row = { _id: string; guestId: string; hotelId: string; bookedAt: Date; booking: Booking };

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
    /** Loads, changes and stores; answers the changed booking, or undefined where the change left it as it was. */
    async change(tx: Transaction, id: string, change: (booking: Booking) => Booking): Promise<Booking | undefined> {
      const row = await rows.findById(id).session(tx).lean<Row>();
      if (!row) throw new Refusal('not-found', messages.bookingUnknown);
      const changed = change(row.booking);
      if (changed === row.booking) return undefined;
      await rows.updateOne({ _id: id }, { $set: { booking: changed } }, { session: tx });
      return changed;
    },
    /** A guest's bookings, newest first. */
    async ofGuest(guestId: string): Promise<Booking[]> {
      const found = await rows.find({ guestId }).sort({ bookedAt: -1 }).lean<Row[]>();
      return found.map((row) => row.booking);
    },
    /** A hotel's bookings, newest first. */
    async ofHotel(hotelId: string): Promise<Booking[]> {
      const found = await rows.find({ hotelId }).sort({ bookedAt: -1 }).lean<Row[]>();
      return found.map((row) => row.booking);
    },
  };
}
