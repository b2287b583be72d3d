import { cancelBooking, showCancellation } from '@wayhouse/booking';
import { toMinor } from '@wayhouse/contracts';
import type { Clock, Connections } from './connections.js';
import type { People } from './people.js';
import type { PlannedStay } from './plan-stays.js';
import { bookingIdOf } from './room-ids.js';

type Given = { booking: Connections['booking']; clock: Clock; people: People };

/** Cancels the stay as its guest did, on the day the guest did, at the cost it had then. Doing so again changes nothing. */
export async function loadCancellation(
  { booking, clock, people }: Given,
  stay: PlannedStay & { cancelledOn: string },
): Promise<void> {
  const [bookingId, guestId] = [bookingIdOf(stay), people.get(stay.guest.email)!.id];
  clock.now = new Date(`${stay.cancelledOn}T16:40:00Z`);
  const { charge } = await showCancellation(booking, bookingId, guestId);
  await cancelBooking(booking, { bookingId, guestId, agreedMinor: toMinor(charge) });
}
