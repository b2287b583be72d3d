import { useQuery } from '@tanstack/react-query';
import { showRoom } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';

/** Whether there is no such room; its page says so. */
export const isUnknownRoom = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);

export function useRoom(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['room', id],
    queryFn: async () => (await api.call(showRoom, { id })).room,
    meta: { quiet: isUnknownRoom },
  });
}
