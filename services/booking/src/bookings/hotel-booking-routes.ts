import { calls } from '@wayhouse/contracts';
import { toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { requireOwnHotel } from '../hotels/require-own-hotel.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { BookingRepository } from './booking-repository.js';
import { cancelForHotel } from './cancel-booking.js';
import { toHotelBookingResponse } from './hotel-booking-response.js';
import type { Booking } from './domain/booking.js';
import { requireHotelBooking } from './domain/booking-access.js';
import { recordPaymentAtHotel } from './record-payment-at-hotel.js';
import type { FindRelayAddress } from './relay-addresses.js';

type Deps = Parameters<typeof cancelForHotel>[0] &
  Parameters<typeof recordPaymentAtHotel>[0] & {
    bookings: BookingRepository;
    hotels: HotelProjection;
    rooms: RoomProjection;
    findRelayAddress: FindRelayAddress;
  };

/** How owners handle a single booking of their hotel. */
export const hotelBookingRoutes = (deps: Deps) => {
  const toResponse = async (booking: Booking) => {
    const [current] = await deps.rooms.withCurrentPhotos([booking]);
    return toHotelBookingResponse(current!, deps.now(), deps.findRelayAddress(booking, 'guest'));
  };
  return [
    route(calls.showHotelBooking, async ({ input, caller }) => {
      const hotelId = await requireOwnHotel(deps.hotels, caller.id);
      return toResponse(requireHotelBooking(await deps.bookings.get(input.id), hotelId));
    }),
    route(calls.markPaid, async ({ input: { bookingId, amount }, caller }) => {
      const hotelId = await requireOwnHotel(deps.hotels, caller.id);
      const booking = await recordPaymentAtHotel(deps, { bookingId, hotelId, amountMinor: toMinor(amount) });
      return { message: confirmations.paidAtHotel, ...(await toResponse(booking)) };
    }),
    route(calls.cancelByOwner, async ({ input: { bookingId }, caller }) => {
      const hotelId = await requireOwnHotel(deps.hotels, caller.id);
      const booking = await cancelForHotel(deps, { bookingId, hotelId });
      const message =
        booking.cancelledBy === 'owner' ? confirmations.cancelledForGuest : confirmations.cancelledByGuest;
      return { message, ...(await toResponse(booking)) };
    }),
  ];
};
