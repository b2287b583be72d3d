import { useQuery } from '@tanstack/react-query';
import { listOwnHotels } from '@wayhouse/contracts/calls/own-hotel-calls';
import { useApi } from '@wayhouse/web-kit/api';

export const ownHotelsKey = ['own-hotels'];

/** The first one first. A page that needs them shows that they did not load. */
export function useOwnHotels() {
  const api = useApi();
  return useQuery({
    queryKey: ownHotelsKey,
    queryFn: async ({ signal }) => (await api.call(listOwnHotels, {}, { signal })).hotels,
    meta: { quiet: () => true },
  });
}
