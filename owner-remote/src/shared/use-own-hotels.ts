import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnHotels } from '@wayhouse/contracts/calls/own-hotel-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { useApi } from '@wayhouse/web-kit/api';
import { showChanged } from './show-changed.js';
import { ownRoomsKey } from './use-own-rooms.js';

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

/** Whether the user owns any hotel; until that is known, as if so. */
export function useOwnsHotel(): boolean {
  const { data: hotels } = useOwnHotels();
  return hotels?.some(({ role }) => role === 'owner') ?? true;
}

/** Whether the user owns a hotel or works at one; until that is known, as if so. */
export function useHasHotel(): boolean {
  const { data: hotels } = useOwnHotels();
  return hotels?.length !== 0;
}

/** Shows a hotel as a change has left it. Its rooms have another version then, and are read again. */
export function useReplaceOwnHotel() {
  const queryClient = useQueryClient();
  return async (changed: HotelProfile) => {
    await showChanged<HotelProfile[]>(queryClient, ownHotelsKey, (hotels) =>
      hotels?.map((each) => (each._id === changed._id ? changed : each)),
    );
    await queryClient.invalidateQueries({ queryKey: ownRoomsKey });
  };
}
