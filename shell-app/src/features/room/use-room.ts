import { useQuery } from '@tanstack/react-query';
import { showRoom } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { roomKey } from '../../shared/query-keys.js';

/** Whether the room does not exist, which the page shows instead of a toast. */
export const isRoomNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);

export function useRoom(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: roomKey(id),
    queryFn: async () => (await api.call(showRoom, { id })).room,
    meta: { quiet: isRoomNotFound },
  });
}
