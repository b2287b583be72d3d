import { calls } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { requireOwnHotel } from '../hotels/own-hotels.js';
import type { SharedPollers } from './shared-pollers.js';
import { streamPlaces } from './stream-places.js';

type Deps = { hotels: HotelProjection; changePollers: SharedPollers };

export function bookingStreamRoutes({ hotels, changePollers }: Deps) {
  const places = streamPlaces();
  return [
    route(calls.watchHotelBookings, async ({ input, caller, signal }) => {
      signal.throwIfAborted();
      // Before anything is waited for: streams that open at the same time would all find the same places free.
      const leave = places.take(caller.id);
      signal.addEventListener('abort', leave);
      try {
        const subscribe = await changePollers.open(await requireOwnHotel(hotels, caller.id, input.hotel));
        return (send) => {
          const unsubscribe = subscribe(({ bookingId, type }) => send({ bookingId, type }));
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
