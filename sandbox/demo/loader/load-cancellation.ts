import { cancelBooking, showCancellation } from '@wayhouse/booking';
import type { Clock, Connections } from './connections.js';
import type { People } from './create-people.js';
import type { PlannedStay } from '../stays/planned-stay.js';
import { bookingIdOf } from '../hotels/demo-ids.js';

type Deps = { booking: Connections['booking']; clock: Clock; people: People };

/** Cancels the stay on the day its guest did, at the charge of that day. Doing so again changes nothing. */
export async function loadCancellation(
  { booking, clock, people }: Deps,
  stay: PlannedStay & { cancelledOn: string },
): Promise<void> {
  const [bookingId, guestId] = [bookingIdOf(stay), people.get(stay.guest.email)!.id];
  clock.now = new Date(`${stay.cancelledOn}T16:40:00Z`);
  const { settlement } = await showCancellation(booking, bookingId, guestId);
  await cancelBooking(booking, { bookingId, guestId, expectedChargeMinor: settlement.charge });
}
