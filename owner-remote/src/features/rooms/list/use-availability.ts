import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { toggleAvailability } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { useOwnRoomsKey } from '../../../shared/use-own-rooms.js';

/**
 * The room’s availability, optimistically: the last requested value at once, the server’s again if it fails. Changes
 * are sent one after the other, each with the target value, so that the last one wins.
 */
export function useAvailability({ _id: roomId, isAvailable }: OwnRoom) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownRoomsKey = useOwnRoomsKey();
  const mutationKey = ['availability', roomId];
  const pendingValues = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (available: boolean) => api.call(toggleAvailability, { roomId, isAvailable: available }),
    onSuccess: (response) =>
      queryClient.setQueryData<OwnRoom[]>(ownRoomsKey, (rooms) =>
        rooms?.map((room) => (room._id === roomId ? { ...room, isAvailable: response.isAvailable } : room)),
      ),
    // Also after a failure: the response may have been lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownRoomsKey }),
  });
  return { isAvailable: pendingValues.at(-1) ?? isAvailable, isSaving: pendingValues.length > 0, setAvailable: mutate };
}
