import type { Connection } from 'mongoose';
import { bookingRows } from './booking-model.js';
import { readStored, type StoredBooking } from './stored-booking.js';

const withoutLedger = { 'booking.payments': { $exists: false } };

/**
 * Gives bookings of before each payment and refund was kept for itself a ledger, once, so
 * that sums can be taken of all.
 */
export async function keepLedgers(db: Connection): Promise<void> {
  const rows = bookingRows(db);
  const old = rows.find(withoutLedger).lean<{ _id: string; booking: StoredBooking }>();
  for await (const { _id, booking } of old.cursor()) {
    await rows.updateOne({ _id, ...withoutLedger }, { $set: { booking: readStored(booking) } });
  }
}
