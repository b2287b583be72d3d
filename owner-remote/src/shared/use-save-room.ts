import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { showChanged } from './show-changed.js';
import { useOwnRoomsKey } from './use-own-rooms.js';

type Saved = { message: string; room: OwnRoom };

/** Saves a change of a room at once. After a refusal the room is read again, so that the next attempt is based on it. */
export function useSaveRoom<Change>(save: (change: Change) => Promise<Saved>, onDone?: () => void) {
  const queryClient = useQueryClient();
  const ownRoomsKey = useOwnRoomsKey();
  const { toast } = useHost();
  return useMutation({
    mutationFn: save,
    async onSuccess({ message, room: changed }) {
      await showChanged<OwnRoom[]>(queryClient, ownRoomsKey, (rooms) =>
        rooms?.map((each) => (each._id === changed._id ? changed : each)),
      );
      toast.success(message);
      onDone?.();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownRoomsKey }),
  });
}
