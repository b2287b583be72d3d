import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { toggleAvailability } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { ownRoomsKey } from '../../../shared/use-own-rooms.js';

/**
 * Whether guests find the room: at once what was asked last, and the list's word again when that failed. Wishes are sent
 * one after the other, each saying what the room is to be, so that the last one holds.
 */
export function useAvailability({ _id: roomId, isAvailable }: OwnRoom) {
  const api = useApi();
  const client = useQueryClient();
  const mutationKey = ['availability', roomId];
  const wishes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (wished: boolean) => api.call(toggleAvailability, { roomId, isAvailable: wished }),
    onSuccess: (answer) =>
      client.setQueryData<OwnRoom[]>(ownRoomsKey, (rooms) =>
        rooms?.map((room) => (room._id === roomId ? { ...room, isAvailable: answer.isAvailable } : room)),
      ),
    // Also after a failure: the answer may have been lost on its way.
    onSettled: () => client.invalidateQueries({ queryKey: ownRoomsKey }),
  });
  return { isAvailable: wishes.at(-1) ?? isAvailable, isSaving: wishes.length > 0, ask: mutate };
}
