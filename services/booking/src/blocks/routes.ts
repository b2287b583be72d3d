import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { requireOwnHotel, requireOwnHotels } from '../hotels/own-hotels.js';
import { blockNights } from './block-nights.js';
import { changeNightsOfRooms } from './change-nights-of-rooms.js';
import { toBulkNightsResponse } from './bulk-nights-response.js';
import { toRoomCalendarResponse } from './room-calendar-response.js';
import { showRoomCalendar } from './show-room-calendar.js';
import { unblockNights } from './unblock-nights.js';

type Deps = Parameters<typeof changeNightsOfRooms>[0] &
  Parameters<typeof showRoomCalendar>[0] & { staff: StaffProjection; changesPerMinute: number };

/** Of an account: each may take a transaction for each room of a hotel. */
const bulkChangesPerMinute = 30;

export const blockRoutes = ({ staff, changesPerMinute, ...deps }: Deps) => [
  route(calls.showRoomCalendar, async ({ input: { id: roomId, from, to }, caller }) =>
    toRoomCalendarResponse(
      await showRoomCalendar(deps, { roomId, ownHotels: await requireOwnHotels(staff, caller), from, to }),
    ),
  ),
  route(
    calls.blockNights,
    async ({ input: { room: roomId, ...nightsAndReason }, caller }) => {
      const { nights } = await blockNights(deps, {
        roomId,
        ownHotels: await requireOwnHotels(staff, caller),
        ...nightsAndReason,
      });
      return { message: confirmations.nightsBlocked, blocked: nights };
    },
    { limitPerMinute: changesPerMinute },
  ),
  route(
    calls.unblockNights,
    async ({ input: { room: roomId, ...nights }, caller }) => {
      const { block, isLeft } = await unblockNights(deps, {
        roomId,
        ownHotels: await requireOwnHotels(staff, caller),
        ...nights,
      });
      const { nightsUnblocked, nightsUnblockedButImported } = confirmations;
      return { message: isLeft ? nightsUnblockedButImported : nightsUnblocked, blocked: block.nights };
    },
    { limitPerMinute: changesPerMinute },
  ),
  route(
    calls.changeNightsOfRooms,
    async ({ input: { hotel, ...change }, caller }) => {
      const hotelId = await requireOwnHotel(staff, caller, hotel);
      const ownHotels = await requireOwnHotels(staff, caller);
      return toBulkNightsResponse(change.mode, await changeNightsOfRooms(deps, { ...change, hotelId, ownHotels }));
    },
    { limitPerMinute: bulkChangesPerMinute },
  ),
];
