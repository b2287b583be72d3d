import { randomUUID } from 'node:crypto';
import type { Given, Parts } from '@wayhouse/service-kit';
import { availabilityRoutes } from './availability/routes.js';
import { roomNights } from './availability/room-nights.js';
import { bookingRepository } from './bookings/booking-repository.js';
import { bookingConsumers } from './bookings/consumers.js';
import { bookingRoutes } from './bookings/routes.js';
import { hotelConsumers } from './hotels/consumers.js';
import { hotelCopies } from './hotels/hotel-copies.js';
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
  newId: (): string => randomUUID(),
});

export function buildBooking(given: Given & { currency: string }): Parts {
  const deps = bookingDeps(given);
  return {
    routes: [...bookingRoutes(deps), ...receiptRoutes(deps), ...availabilityRoutes(deps)],
    consumers: [...bookingConsumers(deps), ...roomConsumers(deps), ...hotelConsumers(deps)],
    isOwner: async (userId) => (await deps.hotels.ownedBy(userId)) !== undefined,
  };
}
