import { calls } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { findOwnHotel } from '../hotels/own-hotels.js';
import type { SharedPollers } from './shared-pollers.js';
import { streamPlaces } from './stream-places.js';

type Deps = { staff: StaffProjection; changePollers: SharedPollers };

export function bookingStreamRoutes({ staff, changePollers }: Deps) {
  const places = streamPlaces();
  return [
    route(calls.watchHotelBookings, async ({ input, caller, signal }) => {
      signal.throwIfAborted();
      // Before anything is waited for: streams that open at the same time would all find the same places free.
      const leave = places.take(caller.id);
      signal.addEventListener('abort', leave);
      try {
        const { id: hotelId, role } = await findOwnHotel(staff, caller, input.hotel);
        const subscribe = await changePollers.open(hotelId);
        return (send, end) => {
          const unsubscribe = subscribe({
            send: ({ bookingId, type }) => send({ bookingId, type }),
            ...(role !== 'owner' && { memberId: caller.id }),
            end,
          });
          return () => {
            unsubscribe();
            leave();
          };
        };
      } catch (error) {
        leave();
        throw error;
      }
    }),
  ];
}
