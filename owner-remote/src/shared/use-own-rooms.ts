import { useQuery } from '@tanstack/react-query';
import { listOwnRooms } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from './chosen-hotel.js';

/** The rooms of all hotels. */
export const ownRoomsKey = ['own-rooms'];

/** The rooms of the chosen hotel. */
export const useOwnRoomsKey = () => [...ownRoomsKey, useChosenHotel()];

export function useOwnRooms() {
  const api = useApi();
  const hotel = useChosenHotel();
  return useQuery({
    queryKey: useOwnRoomsKey(),
    queryFn: async ({ signal }) => (await api.call(listOwnRooms, { hotel }, { signal })).rooms,
  });
}
