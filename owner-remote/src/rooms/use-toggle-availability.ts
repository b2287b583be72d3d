import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toggleAvailability } from '@wayhouse/contracts/calls/room-calls';
import type { Room } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { ownRoomsKey } from './use-own-rooms.js';

/** Shows the room to guests or hides it. It is done once the list has been read again. */
export function useToggleAvailability() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Room) => api.call(toggleAvailability, { roomId: _id }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownRoomsKey }),
  });
}
