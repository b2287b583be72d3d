import { randomUUID } from 'node:crypto';
import type { RoomFacts } from '@wayhouse/contracts';
import { transactionRunner } from '@wayhouse/service-kit';
import { bookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import { roomProjection } from '../rooms/room-projection.js';
import { room, type TestBooking } from './factories.js';

type Hotel = { id?: string; rooms?: Partial<RoomFacts>[] };

/** Stores bookings of one hotel, a new one where none is named, under ids of their own. Returns the hotel's id. */
export async function storeBookings({ db }: TestBooking, bookings: Booking[], hotel: Hotel = {}): Promise<string> {
  const { id: hotelId = randomUUID(), rooms = [] } = hotel;
  const inTransaction = transactionRunner(db, () => undefined);
  await inTransaction(async (tx) => {
    for (const facts of rooms) await roomProjection(db).apply(tx, room({ roomId: randomUUID(), hotelId, ...facts }));
    for (const booking of bookings) {
      const stored = { ...booking, id: `${booking.id}-${hotelId}`, room: { ...booking.room, hotelId } };
      await bookingRepository(db).add(tx, stored);
    }
  });
  return hotelId;
}
