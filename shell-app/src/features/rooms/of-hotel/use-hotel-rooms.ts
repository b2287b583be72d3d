import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import { type StayParams, writeStay } from '../../../shared/stay-params.js';

const maxRooms = 24;

/** The rooms of a hotel that are free for the stay and have room for its guests, the cheapest first. */
export function roomsOfHotel(api: PublicApi, hotel: string, stay: StayParams) {
  const free = writeStay(stay);
  return queryOptions({
    queryKey: ['hotel-rooms', hotel, free],
    queryFn: () => api.call(listRooms, { hotel, sort: 'price-asc', limit: maxRooms, ...free }),
  });
}

export const useHotelRooms = (hotel: string, stay: StayParams) =>
  useQuery({ ...roomsOfHotel(useApi(), hotel, stay), placeholderData: keepPreviousData });
