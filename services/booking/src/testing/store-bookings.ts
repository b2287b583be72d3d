import { randomUUID } from 'node:crypto';
import type { RoomFacts } from '@wayhouse/contracts';
import { transactions } from '@wayhouse/service-kit';
import type { Booking } from '../bookings/domain/booking.js';
import { bookingRepository } from '../bookings/booking-repository.js';
import { roomCopies } from '../rooms/room-projection.js';
import { room, type TestBooking } from './factories.js';

type Hotel = { id?: string; rooms?: Partial<RoomFacts>[] };

/** Stores bookings as those of one hotel, a new one unless named, under ids of their own; answers the hotel's id. */
export async function keepBookings({ db }: TestBooking, bookings: Booking[], hotel: Hotel = {}): Promise<string> {
  const { id: hotelId = randomUUID(), rooms = [] } = hotel;
  const inTransaction = transactions(db, () => undefined);
  await inTransaction(async (tx) => {
    for (const each of rooms) await roomCopies(db).keep(tx, room({ roomId: randomUUID(), hotelId, ...each }));
    for (const booking of bookings) {
      const own = { ...booking, id: `${booking.id}-${hotelId}`, room: { ...booking.room, hotelId } };
      await bookingRepository(db).add(tx, own);
    }
  });
  return hotelId;
}
