import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import { assertArrival } from '../availability/domain/arrival.js';
import type { RoomNights } from '../availability/room-nights.js';
import type { RoomCopies } from '../rooms/room-projection.js';
import { agree, type Booking, type Order } from './domain/booking.js';
import { factsOf } from './booking-event-data.js';
import type { Bookings } from './booking-repository.js';

type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomCopies, 'get'>;
  nights: Pick<RoomNights, 'take'>;
  bookings: Pick<Bookings, 'add'>;
  outbox: Outbox;
  now: () => Date;
};

export async function bookRoom(deps: Deps, roomId: string, order: Order): Promise<Booking> {
  const room = await deps.rooms.get(roomId);
  assertArrival(order.stay, room.city, deps.now());
  const booking = agree(room, order, deps.now());
  const facts = factsOf(booking);
  await deps.inTransaction(async (tx) => {
    await deps.nights.take(tx, booking.id, room.roomId, facts.nights);
    await deps.bookings.add(tx, booking);
    await deps.outbox.add(tx, events.bookingConfirmed, facts);
  });
  return booking;
}
