import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { shouldRetry } from '../should-retry.js';

type Query<Figures> = Pick<UseQueryOptions<Figures>, 'queryFn' | 'queryKey'>;

/** The figures of each hotel, in the same order, each as soon as it is known; read anew each minute, and by `retry` those that failed. */
export const useFigures = <Figures>(hotels: HotelProfile[], queryOf: (hotelId: string) => Query<Figures>) =>
  useQueries({
    queries: hotels.map(({ _id }) => ({
      ...queryOf(_id),
      staleTime: 0,
      refetchInterval: 60_000,
      retry: shouldRetry,
      meta: { quiet: () => true },
    })),
    combine: (results) => ({
      figures: results.map(({ data }) => data as Figures | undefined),
      hasFailed: results.some(({ isError }) => isError),
      isFetching: results.some(({ isFetching }) => isFetching),
      retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    }),
  });
