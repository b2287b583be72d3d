import { queryOptions, useQuery } from '@tanstack/react-query';
import { listDestinations } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import type { PublicApi } from '@wayhouse/web-kit/create-api';

const staleMs = 60_000;

export const destinationsQuery = (api: PublicApi) =>
  queryOptions({
    queryKey: ['destinations'],
    queryFn: async () => (await api.call(listDestinations, {})).destinations,
    staleTime: staleMs,
  });

/** The cities that have rooms, the most booked first. Undefined until loaded. */
export const useDestinations = () => useQuery(destinationsQuery(useApi())).data;
