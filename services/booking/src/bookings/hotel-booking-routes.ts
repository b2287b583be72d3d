import { calls, messages, toMinor } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import type { HotelCopies } from '../hotels/hotel-projection.js';
import { ownHotel } from '../hotels/require-own-hotel.js';
import type { Bookings } from './booking-repository.js';
import { cancelForHotel } from './cancel-booking.js';
import { hotelViewOf } from './hotel-booking-response.js';
import { hotelsBooking } from './domain/booking-access.js';
import { recordPaymentAtHotel } from './record-payment-at-hotel.js';

type Deps = Parameters<typeof cancelForHotel>[0] &
  Parameters<typeof recordPaymentAtHotel>[0] & { bookings: Bookings; hotels: HotelCopies };

/** What an owner does with one booking of the own hotel. */
export const hotelBookingRoutes = (deps: Deps) => [
  route(calls.showHotelBooking, async ({ input, caller }) => {
    const hotelId = await ownHotel(deps.hotels, caller.id);
    return hotelViewOf(hotelsBooking(await deps.bookings.get(input.id), hotelId), deps.now());
  }),
  route(calls.markPaid, async ({ input: { bookingId, amount }, caller }) => {
    const receipt = { bookingId, hotelId: await ownHotel(deps.hotels, caller.id), amountMinor: toMinor(amount) };
    const booking = await recordPaymentAtHotel(deps, receipt);
    return { message: messages.paidAtHotel, ...hotelViewOf(booking, deps.now()) };
  }),
  route(calls.cancelByOwner, async ({ input: { bookingId }, caller }) => {
    const booking = await cancelForHotel(deps, { bookingId, hotelId: await ownHotel(deps.hotels, caller.id) });
    const message = booking.cancelledBy === 'owner' ? messages.cancelledForGuest : messages.cancelledByGuest;
    return { message, ...hotelViewOf(booking, deps.now()) };
  }),
];
