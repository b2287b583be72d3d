import { randomUUID } from 'node:crypto';
import { defaultCancellationPolicy } from '@wayhouse/domain';
import type { ServiceContext, ServiceModule } from '@wayhouse/service-kit';
import { roomNights } from './availability/room-nights.js';
import { availabilityRoutes } from './availability/routes.js';
import { blockRepository } from './blocks/block-repository.js';
import { blockRoutes } from './blocks/routes.js';
import { findRecentChanges } from './booking-stream/recent-changes.js';
import { bookingStreamRoutes } from './booking-stream/routes.js';
import { sharedPollers } from './booking-stream/shared-pollers.js';
import type { PolicyFor } from './bookings/book-room.js';
import { bookingCounter } from './bookings/booking-metrics.js';
import { bookingRepository } from './bookings/booking-repository.js';
import { bookingConsumers } from './bookings/consumers.js';
import { hotelBookingRoutes } from './bookings/hotel-booking-routes.js';
import { bookingRoutes } from './bookings/routes.js';
import { hotelConsumers } from './hotels/consumers.js';
import { hotelProjection } from './hotels/hotel-projection.js';
import { receiptRoutes } from './receipts/routes.js';
import { hotelBookingList } from './reports/hotel-booking-list.js';
import { reportRoutes } from './reports/routes.js';
import { roomConsumers } from './rooms/consumers.js';
import { roomProjection } from './rooms/room-projection.js';

type BookingConfig = { CURRENCY: string };

const defaultPolicyFor: PolicyFor = () => defaultCancellationPolicy;

/** Everything the use cases of this service need. */
export const bookingDeps = (context: ServiceContext, config: BookingConfig, policyFor = defaultPolicyFor) => ({
  ...context,
  currency: config.CURRENCY,
  rooms: roomProjection(context.db),
  hotels: hotelProjection(context.db),
  nights: roomNights(context.db),
  bookings: bookingRepository(context.db),
  blocks: blockRepository(context.db),
  hotelBookingList: hotelBookingList(context.db),
  changePollers: sharedPollers((hotelId, since) => findRecentChanges(context.db, hotelId, since), context.log),
  policyFor,
  newId: (): string => randomUUID(),
});

export function composeBooking(context: ServiceContext, config: BookingConfig, policyFor?: PolicyFor): ServiceModule {
  const deps = bookingDeps(context, config, policyFor);
  return {
    routes: [
      ...bookingRoutes({ ...deps, countOutcome: bookingCounter(deps.metrics) }),
      ...hotelBookingRoutes(deps),
      ...receiptRoutes(deps),
      ...availabilityRoutes(deps),
      ...blockRoutes(deps),
      ...reportRoutes(deps),
      ...bookingStreamRoutes(deps),
    ],
    consumers: [...bookingConsumers(deps), ...roomConsumers(deps), ...hotelConsumers(deps)],
    isOwner: async (userId) => (await deps.hotels.findIdByOwner(userId)) !== undefined,
  };
}
