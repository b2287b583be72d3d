import { storeRecentSearch } from '@wayhouse/catalog/store-recent-search';
import type { Clock, Connections } from './connections.js';
import { firstGuest } from './demo-accounts.js';
import { demoHotels } from './demo-hotels.js';
import type { DemoSettings } from './demo-settings.js';
import { firstGuestSearches } from './fixed-stays.js';
import { loadCancellation } from './load-cancellation.js';
import { loadHotel } from './load-hotel.js';
import { loadPayment } from './load-payment.js';
import { loadRefund } from './load-refund.js';
import { loadStay } from './load-stay.js';
import { openMarker } from './marker.js';
import type { People } from './people.js';
import { type PlannedStay, planStays } from './plan-stays.js';
import { bookingIdOf } from './room-ids.js';
import { waitUntil } from './wait-until.js';

type Given = Connections & { clock: Clock; people: People; settings: DemoSettings; tell(progress: string): void };
type PaidStay = PlannedStay & { paidOn: string };
type CancelledStay = PlannedStay & { cancelledOn: string };

/** Everything a filled platform shows, once: each step leaves alone what an interrupted earlier run has done. */
export async function loadAll(given: Given): Promise<void> {
  const marker = openMarker(given.demo);
  const { isDone, today } = await marker.begin(new Date().toISOString().slice(0, 10));
  if (isDone) return;

  await inTurn(given, 'hotels', demoHotels, (hotel) => loadHotel({ ...given, today }, hotel));
  const stays = planStays(today);
  await inTurn(given, 'bookings', stays, (stay) => loadStay(given, stay));
  const paid = stays.filter((stay): stay is PaidStay => stay.paidOn !== undefined);
  await inTurn(given, 'payments', paid, (stay) => loadPayment(given, stay));
  await waitUntil('the bookings hearing of their payments', () => areAllPaid(given, paid));
  const cancelled = stays.filter((stay): stay is CancelledStay => stay.cancelledOn !== undefined);
  await inTurn(given, 'cancellations', cancelled, (stay) => loadCancellation(given, stay));
  await inTurn(given, 'refunds', cancelled, (stay) => loadRefund(given, stay));
  for (const city of firstGuestSearches)
    await storeRecentSearch(given.catalog, given.people.get(firstGuest.email)!.id, city);
  await marker.finish();
}

async function inTurn<T>({ tell }: Given, what: string, items: T[], load: (item: T) => Promise<void>): Promise<void> {
  for (const [position, item] of items.entries()) {
    tell(`demo ${what} ${position + 1} of ${items.length}`);
    await load(item);
  }
}

async function areAllPaid({ booking, people }: Given, paid: PaidStay[]): Promise<boolean> {
  const guestIds = [...new Set(paid.map(({ guest }) => people.get(guest.email)!.id))];
  const bookings = (await Promise.all(guestIds.map((id) => booking.bookings.ofGuest(id)))).flat();
  const isPaid = new Set(bookings.filter(({ payments }) => payments.length).map(({ id }) => id));
  return paid.every((stay) => isPaid.has(bookingIdOf(stay)));
}
