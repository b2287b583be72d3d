import type { BookingRepository } from '../bookings/booking-repository.js';

export type Deps = { bookings: Pick<BookingRepository, 'listByGuest'> };

/** All that the booking service has of a person. */
export const exportPerson = async ({ bookings }: Deps, userId: string) => ({
  bookings: await bookings.listByGuest(userId),
});
