import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { closeHotel, type Deps as ClosingDeps, reopenHotel } from './close-hotel.js';
import { requireOwnHotel } from './own-hotels.js';
import type { StaffProjection } from './staff-projection.js';

/** Of an account: each changes all rooms of a hotel. */
const closingsPerMinute = 30;

export const hotelRoutes = (deps: ClosingDeps & { staff: StaffProjection }) => [
  route(
    calls.closeHotel,
    async ({ input: { hotel }, caller }) => {
      await closeHotel(deps, { hotelId: await requireOwnHotel(deps.staff, caller, hotel), by: caller.id });
      return { message: confirmations.hotelClosed };
    },
    { limitPerMinute: closingsPerMinute },
  ),
  route(
    calls.reopenHotel,
    async ({ input: { hotel }, caller }) => {
      await reopenHotel(deps, { hotelId: await requireOwnHotel(deps.staff, caller, hotel), by: caller.id });
      return { message: confirmations.hotelReopened };
    },
    { limitPerMinute: closingsPerMinute },
  ),
];
