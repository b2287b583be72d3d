import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listHotels } from '@wayhouse/contracts/calls/room-search-calls';
import type { FoundHotel } from '@wayhouse/contracts/found-hotel';
import { citiesNamed } from '@wayhouse/domain/destinations';
import { limits } from '@wayhouse/domain/limits';
import { useApi } from '@wayhouse/web-kit/api';

/** The hotels that a search for a name finds. */
export type HotelsNamed = { name: string; hotels: FoundHotel[] };

const mostHotels = 5;
/** How long nothing is typed before it is asked for. */
const pauseMs = 200;

/**
 * The hotels that a search for what is typed finds: only what names no place may name a hotel. While others are asked for, the
 * previous ones. Undefined until known; suggestions work without them.
 */
export function useHotelsNamed(typed: string): HotelsNamed | undefined {
  const api = useApi();
  const name = typed.trim();
  const { data } = useQuery({
    queryKey: ['hotels-named', name],
    // What is typed on gives up the query, and its signal.
    queryFn: async ({ signal }): Promise<HotelsNamed> => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      signal.throwIfAborted();
      const { hotels } = await api.call(listHotels, { destination: name, limit: mostHotels }, { signal });
      return { name, hotels };
    },
    enabled: name !== '' && name.length <= limits.city && !citiesNamed(name).length,
    placeholderData: keepPreviousData,
    meta: { quiet: () => true },
  });
  return data;
}
