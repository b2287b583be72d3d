import { queryOptions, useQuery } from '@tanstack/react-query';
import { recommendRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import { railLength } from './rail-length.js';

export const recommendedRooms = (api: PublicApi) =>
  queryOptions({
    queryKey: ['recommended-rooms'],
    queryFn: async () => (await api.call(recommendRooms, { limit: 3 * railLength })).rooms,
  });

/** The rooms that are booked most, for the sections of the home page. */
export const useRecommendedRooms = () => useQuery(recommendedRooms(useApi()));
