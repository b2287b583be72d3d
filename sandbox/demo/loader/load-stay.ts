import { bookRoom } from '@wayhouse/booking';
import type { Connections } from './connections.js';
import { bookingIdOf } from '../hotels/demo-ids.js';
import type { People } from './create-people.js';
import type { PlannedStay } from '../stays/planned-stay.js';
import { waitUntil } from './wait-until.js';

type Deps = Pick<Connections, 'booking' | 'catalog'> & { people: People };

/** Books the stay as its guest did, on the day the guest did, unless it is booked. */
export async function loadStay({ booking, catalog, people }: Deps, stay: PlannedStay): Promise<void> {
  const id = bookingIdOf(stay);
  const { name, email, id: guestId } = people.get(stay.guest.email)!;
  const mine = await booking.bookings.listByGuest(guestId);
  if (mine.some((each) => each.id === id)) return;
  await waitUntil('the arrival of the rooms at the booking service', () =>
    isAsDescribed({ booking, catalog }, stay.roomId),
  );
  const bookedAt = new Date(`${stay.bookedOn}T16:20:00Z`);
  await bookRoom({ ...booking, now: () => bookedAt }, stay.roomId, {
    id,
    guest: { id: guestId, name, email },
    guests: stay.guests,
    stay: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
}

/** Whether the booking service has the room with its name. */
async function isAsDescribed(
  { booking, catalog }: Pick<Deps, 'booking' | 'catalog'>,
  roomId: string,
): Promise<boolean> {
  const { version } = await catalog.rooms.get(roomId);
  return booking.rooms.get(roomId).then(
    (arrived) => arrived.version >= version,
    () => false,
  );
}
