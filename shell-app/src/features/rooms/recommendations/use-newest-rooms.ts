import { useQuery } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';

/** The newest rooms, for the sections of the home page. */
export function useNewestRooms() {
  const api = useApi();
  return useQuery({
    queryKey: ['first-rooms'],
    queryFn: async () => (await api.call(listRooms, { limit: 24 })).rooms,
  });
}
