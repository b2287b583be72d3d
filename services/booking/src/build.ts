import { randomUUID } from 'node:crypto';
import type { Given, Parts } from '@wayhouse/service-kit';
import { availabilityRoutes } from './availability/routes.js';
import { roomNights } from './availability/room-nights.js';
import { blockRepository } from './blocks/block-repository.js';
import { blockRoutes } from './blocks/routes.js';
import { bookingRepository } from './bookings/booking-repository.js';
import { bookingConsumers } from './bookings/consumers.js';
import { countBookings } from './bookings/count-bookings.js';
import { hotelBookingRoutes } from './bookings/hotel-routes.js';
import { keepLedgers } from './bookings/keep-ledgers.js';
import { bookingRoutes } from './bookings/routes.js';
import { hotelBookings } from './figures/hotel-bookings.js';
import { figureRoutes } from './figures/routes.js';
import { hotelConsumers } from './hotels/consumers.js';
import { hotelCopies } from './hotels/hotel-copies.js';
import { hotelWatches } from './live/hotel-watches.js';
import { recentChanges } from './live/recent-changes.js';
import { liveRoutes } from './live/routes.js';
import { receiptRoutes } from './receipts/routes.js';
import { roomConsumers } from './rooms/consumers.js';
import { roomCopies } from './rooms/room-copies.js';

/** Everything the use cases of this service need. */
export const bookingDeps = ({ currency, ...given }: Given & { currency: string }) => ({
  ...given,
  currency,
  rooms: roomCopies(given.db),
  hotels: hotelCopies(given.db),
  nights: roomNights(given.db),
  bookings: bookingRepository(given.db),
  blocks: blockRepository(given.db),
  hotelBookings: hotelBookings(given.db),
  watches: hotelWatches((hotelId, since) => recentChanges(given.db, hotelId, since), given.log),
  newId: (): string => randomUUID(),
});

export async function buildBooking(given: Given & { currency: string }): Promise<Parts> {
  const deps = bookingDeps(given);
  await keepLedgers(deps.db);
  return {
    routes: [
      ...[
        ...bookingRoutes({ ...deps, count: countBookings(deps.metrics) }),
        ...hotelBookingRoutes(deps),
        ...receiptRoutes(deps),
        ...availabilityRoutes(deps),
      ],
      ...[...blockRoutes(deps), ...figureRoutes(deps), ...liveRoutes(deps)],
    ],
    consumers: [...bookingConsumers(deps), ...roomConsumers(deps), ...hotelConsumers(deps)],
    isOwner: async (userId) => (await deps.hotels.ownedBy(userId)) !== undefined,
  };
}
