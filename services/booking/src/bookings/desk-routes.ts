import { calls } from '@wayhouse/contracts';
import { toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import { bookAtDesk, type Deps as BookDeps } from './book-at-desk.js';
import { wasMadeWith } from './domain/guest-details.js';
import { type Deps as ShowDeps, showHotelBooking } from './show-hotel-booking.js';
import { toGuestDetails } from './to-guest-details.js';

type Deps = BookDeps & ShowDeps;

/** How the front desk books for guests without an account. */
export const deskRoutes = (deps: Deps) => [
  route(calls.bookAtDesk, async ({ input, caller }) => {
    const { key, room: roomId, unit, guests, guestName, plan: planId, promotionCode, cancellationPolicy } = input;
    const ownHotels = await requireOwnHotels(deps.staff, caller);
    const { currency: seenCurrency } = input;
    const details = toGuestDetails(input);
    const booking = await bookAtDesk(deps, {
      ownHotels,
      ...{ key, roomId, unit, guests, guestName, planId, promotionCode, seenPolicy: cancellationPolicy },
      details,
      stay: { checkIn: input.checkInDate, checkOut: input.checkOutDate },
      ...{ expectedTotalMinor: toMinor(input.totalPrice), seenCurrency },
    });
    const isAsEntered = booking.guest.name === guestName && wasMadeWith(booking, details);
    const message = confirmations[isAsEntered ? 'bookedAtDesk' : 'bookedAtDeskBefore'];
    return { message, ...(await showHotelBooking(deps, booking, ownHotels)) };
  }),
];
