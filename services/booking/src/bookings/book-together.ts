import {
  arrivalWindow,
  assertArrival,
  assertGuestDetails,
  DomainError,
  type GuestDetails,
  onEntry,
  type Stay,
} from '@wayhouse/domain';
import { idFromKey } from '@wayhouse/service-kit';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { findMade, type WantedRooms } from './find-made.js';
import { type Deps as OrderDeps, orderRoom, type Request as RoomRequest } from './order-room.js';
import { type Deps as StoreDeps, storeOrdered } from './store-ordered.js';

export type Deps = OrderDeps & StoreDeps & { bookings: Pick<BookingRepository, 'find' | 'listByIds'> };

type Request = WantedRooms &
  Pick<RoomRequest, 'guest'> & {
    key: string;
    details: GuestDetails;
  };

/**
 * Books rooms of one hotel for the same nights, all of them or none; a refusal is about an entry of `rooms` where one is the
 * reason. `key` identifies the form, so that submitting it twice books once; with other contents it is refused.
 */
export async function bookTogether(deps: Deps, { key, ...request }: Request): Promise<Booking[]> {
  const ids = request.rooms.map((_, at) => idFromKey('booked-together', request.guest.id, String(at), key));
  const known = await findMade(deps.bookings, ids[0]!, request);
  if (known) return known;
  try {
    const now = deps.now();
    const bookings = await orderRooms({ ...deps, now: () => now }, ids, request);
    await storeOrdered(deps, { guestId: request.guest.id, stay: request.stay, bookings });
    return bookings;
  } catch (error) {
    // Of two at once the later one finds what the earlier one has taken.
    const made = await findMade(deps.bookings, ids[0]!, request);
    if (made) return made;
    throw error;
  }
}

async function orderRooms(deps: Deps, ids: string[], { details, rooms, ...common }: Omit<Request, 'key'>) {
  await assertCommon(deps, rooms[0]!.roomId, common.stay, details);
  const bookedTogether = ids.length > 1 ? ids : undefined;
  const ordered: Booking[] = [];
  for (const [at, { roomId, children, ...wanted }] of rooms.entries()) {
    const order = { ...common, ...wanted, id: ids[at]!, details: { ...details, children } };
    const booking = await onEntry('rooms', at, () =>
      orderRoom(deps, roomId, { ...order, ...(bookedTogether && { bookedTogether }) }),
    );
    await onEntry('rooms', at, () => assertSameHotel(booking, ordered[0] ?? booking));
    ordered.push(booking);
  }
  return ordered;
}

/** What is wrong with the arrival or the details is about none of the rooms. */
async function assertCommon(deps: Deps, firstRoomId: string, stay: Stay, details: GuestDetails): Promise<void> {
  const room = await onEntry('rooms', 0, () => deps.rooms.get(firstRoomId));
  assertArrival(stay.checkIn, arrivalWindow(room.city, deps.now()));
  assertGuestDetails(details, 1, room);
}

function assertSameHotel(booking: Booking, first: Booking): void {
  if (booking.room.hotelId !== first.room.hotelId) throw new DomainError('room-of-another-hotel');
}
