import { calls, messages, Refusal } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import type { HotelCopies } from '../hotels/hotel-projection.js';
import { ownHotel } from '../hotels/require-own-hotel.js';
import type { HotelWatches } from './shared-pollers.js';

type Deps = { hotels: HotelCopies; watches: HotelWatches; streamsPerOwner?: number };

/** As many windows as one owner leaves open; each costs this process a connection. */
const usualStreams = 10;

export function liveRoutes({ hotels, watches, streamsPerOwner = usualStreams }: Deps) {
  const open = new Map<string, number>();
  const count = (ownerId: string, by: 1 | -1) => {
    const streams = (open.get(ownerId) ?? 0) + by;
    if (streams) open.set(ownerId, streams);
    else open.delete(ownerId);
  };
  return [
    route(calls.watchHotelBookings, async ({ caller }) => {
      const listen = await watches.of(await ownHotel(hotels, caller.id));
      if ((open.get(caller.id) ?? 0) >= streamsPerOwner) {
        throw new Refusal('too-many-requests', messages.tooManyStreams);
      }
      return (say) => {
        count(caller.id, 1);
        const leave = listen(({ bookingId, what }) => say({ bookingId, what }));
        return () => {
          leave();
          count(caller.id, -1);
        };
      };
    }),
  ];
}
