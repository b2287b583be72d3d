import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { findMade } from './find-made.js';
import { type Deps as OrderDeps, orderRoom, type Request } from './order-room.js';
import { type Deps as StoreDeps, storeOrdered } from './store-ordered.js';

export type Deps = OrderDeps & StoreDeps & { bookings: Pick<BookingRepository, 'find' | 'listByIds'> };

/** Books once under an `id`, which may follow from the key of a form; with other contents the form is refused. */
export async function bookRoom(deps: Deps, roomId: string, request: Request): Promise<Booking> {
  const { guest, stay } = request;
  try {
    const booking = await orderRoom(deps, roomId, request);
    await storeOrdered(deps, { guestId: guest.id, stay, bookings: [booking] });
    return booking;
  } catch (error) {
    const made = await findMade(deps.bookings, request.id, { stay, rooms: [{ roomId, ...request }] });
    if (made) return made[0]!;
    throw error;
  }
}
