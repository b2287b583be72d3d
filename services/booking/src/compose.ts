import { randomUUID } from 'node:crypto';
import type { Given, Parts } from '@wayhouse/service-kit';
import { availabilityRoutes } from './availability/routes.js';
import { roomNights } from './availability/room-nights.js';
import { blockRepository } from './blocks/block-repository.js';
import { blockRoutes } from './blocks/routes.js';
import { bookingRepository } from './bookings/booking-repository.js';
import { bookingConsumers } from './bookings/consumers.js';
import { countBookings } from './bookings/booking-metrics.js';
import { hotelBookingRoutes } from './bookings/hotel-booking-routes.js';
import { keepLedgers } from './bookings/keep-ledgers.js';
import { bookingRoutes } from './bookings/routes.js';
import { hotelBookings } from './reports/hotel-booking-list.js';
import { figureRoutes } from './reports/routes.js';
import { hotelConsumers } from './hotels/consumers.js';
import { hotelCopies } from './hotels/hotel-projection.js';
import { hotelWatches } from './booking-stream/shared-pollers.js';
import { recentChanges } from './booking-stream/recent-changes.js';
import { liveRoutes } from './booking-stream/routes.js';
import { receiptRoutes } from './receipts/routes.js';
import { roomConsumers } from './rooms/consumers.js';
import { roomCopies } from './rooms/room-projection.js';

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
