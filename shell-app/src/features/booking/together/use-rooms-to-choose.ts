import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Room } from '@wayhouse/contracts/room';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { hasNights } from '@wayhouse/domain/stay';
import { useApi } from '@wayhouse/web-kit/api';
import { roomById } from '../../../shared/room-by-id.js';
import { noDates, noStay, type StayParams, writeStay } from '../../../shared/stay-params.js';

const maxRooms = 24;

export const roomsToChooseKey = ['rooms-to-choose'];

/**
 * The rooms of a hotel that have a free unit on these dates, or all as long as there are none, the cheapest first; priced for the
 * guests, also where not all of them fit, as each of several rooms has its own.
 */
export function useRoomsToChoose(hotel: string, { checkIn, checkOut, guests }: StayParams) {
  const api = useApi();
  const free = writeStay({ ...noStay, ...(hasNights({ checkIn, checkOut }) ? { checkIn, checkOut } : noDates) });
  return useQuery({
    queryKey: [...roomsToChooseKey, hotel, free, guests],
    queryFn: () => api.call(listRooms, { hotel, sort: 'price-asc', limit: maxRooms, ...free, pricedGuests: guests }),
    placeholderData: keepPreviousData,
  });
}

/** A room with its rates and terms; null if there is none, undefined until it is loaded. `retry` is there if that has failed. */
export type KnownRoom = { room?: Room | null; retry?: () => void };

/** The rooms with these ids. */
export function useKnownRooms(ids: string[]): Map<string, KnownRoom> {
  const api = useApi();
  const unique = [...new Set(ids)];
  const found = useQueries({ queries: unique.map((id) => roomById(api, id)) });
  return new Map(unique.map((id, at) => [id, toKnown(found[at]!)]));
}

const toKnown = ({ data, isLoadingError, refetch }: UseQueryResult<Room | null>): KnownRoom => ({
  room: data,
  ...(isLoadingError && { retry: () => void refetch() }),
});
