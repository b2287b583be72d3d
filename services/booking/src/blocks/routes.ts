import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import { blockNights } from './block-nights.js';
import { toRoomCalendarResponse } from './room-calendar-response.js';
import { showRoomCalendar } from './show-room-calendar.js';
import { unblockNights } from './unblock-nights.js';

type Deps = Parameters<typeof blockNights>[0] &
  Parameters<typeof unblockNights>[0] &
  Parameters<typeof showRoomCalendar>[0] & { hotels: HotelProjection };

export const blockRoutes = ({ hotels, ...deps }: Deps) => [
  route(calls.showRoomCalendar, async ({ input: { id: roomId, from, to }, caller }) =>
    toRoomCalendarResponse(
      await showRoomCalendar(deps, { roomId, ownHotels: await requireOwnHotels(hotels, caller.id), from, to }),
    ),
  ),
  route(calls.blockNights, async ({ input: { room: roomId, ...nightsAndReason }, caller }) => {
    const { nights } = await blockNights(deps, {
      roomId,
      ownHotels: await requireOwnHotels(hotels, caller.id),
      ...nightsAndReason,
    });
    return { message: confirmations.nightsBlocked, blocked: nights };
  }),
  route(calls.unblockNights, async ({ input: { room: roomId, from, to }, caller }) => {
    const { nights } = await unblockNights(deps, {
      roomId,
      ownHotels: await requireOwnHotels(hotels, caller.id),
      from,
      to,
    });
    return { message: confirmations.nightsUnblocked, blocked: nights };
  }),
];
