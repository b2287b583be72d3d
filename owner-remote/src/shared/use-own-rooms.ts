import { useQuery } from '@tanstack/react-query';
import { listOwnRooms } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';

export const ownRoomsKey = ['own-rooms'];

export function useOwnRooms() {
  const api = useApi();
  return useQuery({
    queryKey: ownRoomsKey,
    queryFn: async ({ signal }) => (await api.call(listOwnRooms, {}, { signal })).rooms,
  });
}
