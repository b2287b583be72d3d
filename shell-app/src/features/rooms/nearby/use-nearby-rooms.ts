import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import type { Room } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import { type StayParams, writeStay } from '../../../shared/stay-params.js';
import { useRuntimeConfig } from '../../../shared/runtime-config.js';
import { selectNearby, type SiteRates } from './select-nearby.js';

// Few, because the server fetches them for every room that it renders.
const [maxInCity, maxOfType] = [24, 12];

/** Other rooms of a room's hotel, and similar ones: those that are free for the stay and have room for its guests; and the stay. */
export function nearbyRooms(api: PublicApi, room: Room, stay: StayParams, site?: SiteRates) {
  const free = writeStay(stay);
  return queryOptions({
    // Selected again once the rates are known.
    queryKey: ['nearby-rooms', room._id, free, Boolean(site?.exchangeRates)],
    async queryFn() {
      const [inCity, ofType] = await Promise.all([
        api.call(listRooms, { destination: room.hotel.city, limit: maxInCity, ...free }),
        api.call(listRooms, { roomType: [room.roomType], limit: maxOfType, ...free }),
      ]);
      return { stay, ...selectNearby(room, inCity.rooms, ofType.rooms, site) };
    },
  });
}

/** While those of a changed stay load, the previous ones stay. */
export function useNearbyRooms(room: Room, stay: StayParams) {
  const config = useRuntimeConfig();
  const query = nearbyRooms(useApi(), room, stay, config.state === 'ready' ? config : undefined);
  return useQuery({ ...query, placeholderData: keepPreviousData, meta: { quiet: () => true } });
}
