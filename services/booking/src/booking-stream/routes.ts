import { calls, RequestError } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { requireOwnHotel } from '../hotels/require-own-hotel.js';
import type { SharedPollers } from './shared-pollers.js';

type Deps = { hotels: HotelProjection; changePollers: SharedPollers };

/** Enough for the windows an owner leaves open; each stream costs this process a connection. */
const maxStreamsPerOwner = 10;

export function bookingStreamRoutes({ hotels, changePollers }: Deps) {
  const openStreams = new Map<string, number>();
  const countStreams = (ownerId: string, change: 1 | -1) => {
    const count = (openStreams.get(ownerId) ?? 0) + change;
    if (count) openStreams.set(ownerId, count);
    else openStreams.delete(ownerId);
  };
  return [
    route(calls.watchHotelBookings, async ({ caller }) => {
      const subscribe = await changePollers.open(await requireOwnHotel(hotels, caller.id));
      if ((openStreams.get(caller.id) ?? 0) >= maxStreamsPerOwner) {
        throw new RequestError('too-many-streams');
      }
      return (send) => {
        countStreams(caller.id, 1);
        const unsubscribe = subscribe(({ bookingId, type }) => send({ bookingId, type }));
        return () => {
          unsubscribe();
          countStreams(caller.id, -1);
        };
      };
    }),
  ];
}
