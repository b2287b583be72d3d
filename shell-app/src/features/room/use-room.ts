import { useQuery } from '@tanstack/react-query';
import { showRoom } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';

export function useRoom(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['room', id],
    queryFn: async () => (await api.call(showRoom, { id })).room,
  });
}
