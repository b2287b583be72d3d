import type { StayStatus } from '@wayhouse/domain';
import type { InTransaction } from '@wayhouse/service-kit';
import type { Booking } from './domain/booking.js';
import type { BookingRepository } from './booking-repository.js';
import { changeByStaff } from './domain/change-by-staff.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { setStayStatus } from './domain/stay-status.js';

type Deps = { inTransaction: InTransaction; bookings: Pick<BookingRepository, 'update'>; now: () => Date };
type StayChange = { bookingId: string; ownHotels: OwnHotels; status: StayStatus };
type Recorded = { before: Booking; after: Booking };

/** No other service needs to know: neither the nights nor what is owed change. */
export const recordStayStatus = (deps: Deps, { bookingId, ownHotels, status }: StayChange): Promise<Recorded> =>
  deps.inTransaction((tx) =>
    deps.bookings.update(
      tx,
      bookingId,
      changeByStaff(ownHotels, (booking) => setStayStatus(booking, status, deps.now())),
    ),
  );
