import { queryOptions, useQuery } from '@tanstack/react-query';
import { showHotel } from '@wayhouse/contracts/calls/hotel-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import { hotelKey } from '../../shared/query-keys.js';

/** A hotel by the end of its address, or its id; null if there is none. */
export const hotelByName = (api: PublicApi, name: string) =>
  queryOptions({
    queryKey: hotelKey(name),
    queryFn: () =>
      api.call(showHotel, { hotel: name }).then(
        ({ hotel }) => hotel,
        (error: Error) => {
          if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
          throw error;
        },
      ),
  });

export const useHotel = (name: string) => useQuery(hotelByName(useApi(), name));
