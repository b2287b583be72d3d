import { newKey } from '@wayhouse/web-kit/new-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { duplicateRoom } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { showChanged } from '../../../shared/show-changed.js';
import { useOwnRoomsKey } from '../../../shared/use-own-rooms.js';
import { messages } from '../messages.js';

type Props = { room: OwnRoom; /** With the room that it is about. */ label: string };

/** Duplicates the room, and opens the duplicate to be edited. */
export function DuplicateButton({ room: { _id: id }, label }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const ownRoomsKey = useOwnRoomsKey();
  const [key] = useState(newKey);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(duplicateRoom, { id, key }),
    onSuccess: ({ room }) =>
      showChanged<OwnRoom[]>(queryClient, ownRoomsKey, (rooms = []) => [
        room,
        ...rooms.filter(({ _id }) => _id !== room._id),
      ]),
  });
  // Not where another page was opened meanwhile.
  const duplicate = () => mutate(undefined, { onSuccess: ({ room }) => void navigate(ownerPaths.room(room._id)) });
  return (
    <IconButton label={label} title={messages.list.duplicate} disabled={isPending} onClick={duplicate}>
      <Copy aria-hidden className="size-5" />
    </IconButton>
  );
}
