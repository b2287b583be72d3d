import pLimit from 'p-limit';
import { storeRecentSearch } from '@wayhouse/catalog/accounts/store-recent-search';
import type { Clock, Connections } from './connections.js';
import { firstGuest } from '../demo-accounts.js';
import { demoHotels } from '../hotels/demo-hotels.js';
import type { DemoConfig } from './demo-config.js';
import { firstGuestSearches } from '../stays/first-guest-stays.js';
import { loadCancellation } from './load-cancellation.js';
import { loadHotel } from './load-hotel.js';
import { loadPayment } from './load-payment.js';
import { loadPrices } from './load-prices.js';
import { loadRefund } from './load-refund.js';
import { loadStay } from './load-stay.js';
import { openProgressMarker } from './progress-marker.js';
import type { People } from './create-people.js';
import type { PlannedStay } from '../stays/planned-stay.js';
import { planStays } from '../stays/plan-stays.js';
import { bookingIdOf } from '../hotels/demo-ids.js';
import { waitUntil } from './wait-until.js';

type Deps = Connections & { clock: Clock; people: People; config: DemoConfig; report(progress: string): void };
type PaidStay = PlannedStay & { paidOn: string };
type CancelledStay = PlannedStay & { cancelledOn: string };

/** Loads the demo data once. Each step skips what an interrupted earlier run has loaded. */
export async function loadAll(deps: Deps): Promise<void> {
  const marker = openProgressMarker(deps.demo);
  const { isDone, today } = await marker.begin(new Date().toISOString().slice(0, 10));
  if (isDone) return;

  await loadEach(deps, 'hotels', demoHotels, (hotel) => loadHotel({ ...deps, today }, hotel));
  const stays = planStays(today);
  await loadEach(deps, 'bookings', stays, (stay) => loadStay(deps, stay), 4);
  const paid = stays.filter((stay): stay is PaidStay => stay.paidOn !== undefined);
  await loadEach(deps, 'payments', paid, (stay) => loadPayment(deps, stay), 4);
  await waitUntil('the arrival of the payments at the booking service', () => areAllPaid(deps, paid));
  const cancelled = stays.filter((stay): stay is CancelledStay => stay.cancelledOn !== undefined);
  await loadEach(deps, 'cancellations', cancelled, (stay) => loadCancellation(deps, stay));
  await loadEach(deps, 'refunds', cancelled, (stay) => loadRefund(deps, stay));
  // Last, so that what was booked before costs what its rooms cost then.
  deps.clock.now = new Date();
  await loadEach(deps, 'prices', demoHotels, (hotel) => loadPrices({ ...deps, today }, hotel));
  for (const city of firstGuestSearches)
    await storeRecentSearch(deps.catalog, deps.people.get(firstGuest.email)!.id, city);
  await marker.finish();
}

/** Loads the items in their order, up to `concurrency` at a time. */
async function loadEach<T>(
  { report }: Deps,
  what: string,
  items: T[],
  load: (item: T) => Promise<void>,
  concurrency = 1,
): Promise<void> {
  await pLimit(concurrency).map(items, async (item, at) => {
    report(`demo ${what} ${at + 1} of ${items.length}`);
    await load(item);
  });
}

async function areAllPaid({ booking, people }: Deps, paid: PaidStay[]): Promise<boolean> {
  const guestIds = [...new Set(paid.map(({ guest }) => people.get(guest.email)!.id))];
  const bookings = (await Promise.all(guestIds.map((id) => booking.bookings.listByGuest(id)))).flat();
  const isPaid = new Set(bookings.filter(({ payments }) => payments.length).map(({ id }) => id));
  return paid.every((stay) => isPaid.has(bookingIdOf(stay)));
}
