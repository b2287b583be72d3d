import { bookRoom } from '@wayhouse/booking';
import type { Clock, Connections } from './connections.js';
import { bookingIdOf } from './room-ids.js';
import type { People } from './people.js';
import type { PlannedStay } from './plan-stays.js';
import { waitUntil } from './wait-until.js';

type Given = { booking: Connections['booking']; clock: Clock; people: People };

/** Books the stay as its guest did, on the day the guest did, unless it is booked. */
export async function loadStay({ booking, clock, people }: Given, stay: PlannedStay): Promise<void> {
  const id = bookingIdOf(stay);
  const { name, email, id: guestId } = people.get(stay.guest.email)!;
  const mine = await booking.bookings.ofGuest(guestId);
  if (mine.some((each) => each.id === id)) return;
  await waitUntil('the bookings hearing of the rooms', () => isKnown(() => booking.rooms.get(stay.roomId)));
  clock.now = new Date(`${stay.bookedOn}T16:20:00Z`);
  await bookRoom(booking, stay.roomId, {
    ...{ id, guest: { id: guestId, name, email }, guests: stay.guests, currency: booking.currency },
    stay: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
}

const isKnown = (ask: () => Promise<unknown>) =>
  ask().then(
    () => true,
    () => false,
  );
