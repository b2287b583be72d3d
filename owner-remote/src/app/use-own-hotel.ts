import { useQuery } from '@tanstack/react-query';
import { showOwnHotel } from '@wayhouse/contracts/calls/account-calls';
import { useApi } from '@wayhouse/web-kit/api';

/** The hotel that all pages of the area are about. Where its name does not load, they do without. */
export function useOwnHotel() {
  const api = useApi();
  return useQuery({
    queryKey: ['own-hotel'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api.call(showOwnHotel, {}, { signal })).hotel,
    meta: { quiet: () => true },
  });
}
