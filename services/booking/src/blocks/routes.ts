import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import { blockNights } from './block-nights.js';
import { toRoomCalendarResponse } from './room-calendar-response.js';
import { showRoomCalendar } from './show-room-calendar.js';
import { unblockNights } from './unblock-nights.js';

type Deps = Parameters<typeof blockNights>[0] &
  Parameters<typeof unblockNights>[0] &
  Parameters<typeof showRoomCalendar>[0] & { staff: StaffProjection };

export const blockRoutes = ({ staff, ...deps }: Deps) => [
  route(calls.showRoomCalendar, async ({ input: { id: roomId, from, to }, caller }) =>
    toRoomCalendarResponse(
      await showRoomCalendar(deps, { roomId, ownHotels: await requireOwnHotels(staff, caller), from, to }),
    ),
  ),
  route(calls.blockNights, async ({ input: { room: roomId, ...nightsAndReason }, caller }) => {
    const { nights } = await blockNights(deps, {
      roomId,
      ownHotels: await requireOwnHotels(staff, caller),
      ...nightsAndReason,
    });
    return { message: confirmations.nightsBlocked, blocked: nights };
  }),
  route(calls.unblockNights, async ({ input: { room: roomId, ...nights }, caller }) => {
    const block = await unblockNights(deps, {
      roomId,
      ownHotels: await requireOwnHotels(staff, caller),
      ...nights,
    });
    return { message: confirmations.nightsUnblocked, blocked: block.nights };
  }),
];
