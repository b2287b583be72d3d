import { calls } from '@wayhouse/contracts';
import { type StayStatus, toAmount, toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { BookingRepository } from './booking-repository.js';
import { cancelForHotel, recordNoShowForHotel } from './cancel-booking.js';
import { changeStayByHotel, showStayChangeByHotel } from './change-stay-by-hotel.js';
import { toHotelBookingResponse } from './hotel-booking-response.js';
import type { Booking, CancelledBooking } from './domain/booking.js';
import { isBookedByHotel, isErased } from './domain/guest.js';
import { requireHotelBooking } from './domain/booking-access.js';
import { recordPaymentAtHotel } from './record-payment-at-hotel.js';
import { recordStayStatus } from './record-stay-status.js';
import type { FindRelayAddress } from './relay-addresses.js';
import { toStayChangeResponse, toWantedStay } from './stay-change-response.js';

type Deps = Parameters<typeof cancelForHotel>[0] &
  Parameters<typeof changeStayByHotel>[0] &
  Parameters<typeof showStayChangeByHotel>[0] &
  Parameters<typeof recordPaymentAtHotel>[0] & {
    bookings: BookingRepository;
    staff: StaffProjection;
    rooms: RoomProjection;
    findRelayAddress: FindRelayAddress;
  };

const stayConfirmations = {
  expected: 'guestExpected',
  'in-house': 'guestInHouse',
  departed: 'guestDeparted',
} as const satisfies Record<StayStatus, keyof typeof confirmations>;

/** How owners handle a single booking of their hotels. */
export const hotelBookingRoutes = (deps: Deps) => {
  const toResponse = async (booking: Booking) => {
    const [current] = await deps.rooms.withCurrentPhotos([booking]);
    return toHotelBookingResponse(current!, deps.now(), {
      relayAddress: deps.findRelayAddress(booking, 'guest'),
      staffNames: await deps.staff.findNames(booking.room.hotelId),
    });
  };
  return [
    route(calls.showHotelBooking, async ({ input, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      return toResponse(requireHotelBooking(await deps.bookings.get(input.id), ownHotels));
    }),
    route(calls.markPaid, async ({ input: { bookingId, amount, note, key }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const payment = { amountMinor: toMinor(amount), note, key };
      const booking = await recordPaymentAtHotel(deps, { bookingId, ownHotels, ...payment });
      return { message: confirmations.paidAtHotel, ...(await toResponse(booking)) };
    }),
    route(calls.setStayStatus, async ({ input: { bookingId, status }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const booking = await recordStayStatus(deps, { bookingId, ownHotels, status });
      return { message: confirmations[stayConfirmations[status]], ...(await toResponse(booking)) };
    }),
    route(calls.showStayChangeByHotel, async ({ input, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const { before, handBackMinor, ...terms } = await showStayChangeByHotel(deps, {
        ...toWantedStay(input),
        ownHotels,
      });
      const moves = terms.moves.length > 0 && { moves: terms.moves.map(({ night: from, unit }) => ({ from, unit })) };
      const handBack = handBackMinor > 0 && { handBack: toAmount(handBackMinor) };
      return { before: toAmount(before.totalMinor), ...toStayChangeResponse(terms), ...handBack, ...moves };
    }),
    route(calls.changeStayByHotel, async ({ input, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const wanted = { ...toWantedStay(input), expectedTotalMinor: toMinor(input.totalPrice) };
      const seenMoves = input.moves?.map(({ from: night, unit }) => ({ night, unit }));
      const { handBack, note } = input;
      const seenHandBack = handBack === undefined ? undefined : { amountMinor: toMinor(handBack), note };
      const booking = await changeStayByHotel(deps, { ...wanted, ownHotels, seenMoves, seenHandBack });
      // Where no email address is known.
      const message = confirmations[isErased(booking) ? 'stayChangedAtDesk' : 'stayChangedByHotel'];
      return { message, ...(await toResponse(booking)) };
    }),
    route(calls.cancelByOwner, async ({ input: { bookingId }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const booking = await cancelForHotel(deps, { bookingId, ownHotels });
      return { message: confirmations[outcomeOf(booking)], ...(await toResponse(booking)) };
    }),
    route(calls.recordNoShow, async ({ input: { bookingId }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const booking = await recordNoShowForHotel(deps, { bookingId, ownHotels });
      return { message: confirmations[outcomeOf(booking)], ...(await toResponse(booking)) };
    }),
  ];
};

/** Of several that end a booking the first one counts, whatever the later ones are. */
function outcomeOf({ guest, cancelledBy, isNoShow }: CancelledBooking) {
  if (cancelledBy === 'guest') return 'cancelledByGuest';
  if (isBookedByHotel({ guest })) return isNoShow ? 'noShowAtDesk' : 'cancelledAtDesk';
  return isNoShow ? 'noShowRecorded' : 'cancelledForGuest';
}
