import { calls } from '@wayhouse/contracts';
import { toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import { bookAtDesk, type Deps as BookDeps } from './book-at-desk.js';
import { toHotelBookingResponse } from './hotel-booking-response.js';

type Deps = BookDeps & { staff: StaffProjection };

/** How the front desk books for guests without an account. */
export const deskRoutes = (deps: Deps) => [
  route(calls.bookAtDesk, async ({ input, caller }) => {
    const {
      key,
      room: roomId,
      unit,
      guests,
      guestName,
      phone,
      wishes,
      company,
      taxNumber,
      plan: planId,
      promotionCode,
      cancellationPolicy,
    } = input;
    const booking = await bookAtDesk(deps, {
      ownHotels: await requireOwnHotels(deps.staff, caller),
      ...{ key, roomId, unit, guests, guestName, planId, promotionCode, seenPolicy: cancellationPolicy },
      details: { phone, wishes, company, taxNumber },
      stay: { checkIn: input.checkInDate, checkOut: input.checkOutDate },
      expectedTotalMinor: toMinor(input.totalPrice),
    });
    return { message: confirmations.bookedAtDesk, ...toHotelBookingResponse(booking, deps.now()) };
  }),
];
