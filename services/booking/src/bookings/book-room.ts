import { events } from '@wayhouse/contracts';
import type { CancellationPolicy } from '@wayhouse/domain';
import { currentLocale } from '@wayhouse/messages/locale';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import { assertArrival } from '../availability/domain/arrival.js';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { createBooking, type Booking, type Order } from './domain/booking.js';
import { bookingEventData } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';

type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  nights: Pick<RoomNights, 'take'>;
  bookings: Pick<BookingRepository, 'add'>;
  outbox: Outbox;
  policyFor: PolicyFor;
  now: () => Date;
};

/** The cancellation policy under which a room is booked now. */
export type PolicyFor = (room: Room) => CancellationPolicy;

type Request = Omit<Order, 'locale' | 'cancellationPolicy'>;

export async function bookRoom(deps: Deps, roomId: string, request: Request): Promise<Booking> {
  const room = await deps.rooms.get(roomId);
  assertArrival(request.stay, room.city, deps.now());
  const order = { ...request, locale: currentLocale(), cancellationPolicy: deps.policyFor(room) };
  const booking = createBooking(room, order, deps.now());
  const data = bookingEventData(booking);
  await deps.inTransaction(async (tx) => {
    await deps.nights.take(tx, booking.id, room.roomId, data.nights, 'room-not-available');
    await deps.bookings.add(tx, booking);
    await deps.outbox.add(tx, events.bookingConfirmed, data);
  });
  return booking;
}
