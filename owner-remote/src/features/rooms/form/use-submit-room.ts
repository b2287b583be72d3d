import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@wayhouse/web-kit/create-api';
import { useRef, useState } from 'react';
import { texts } from '../messages.js';
import { ownRoomsKey } from '../../../shared/use-own-rooms.js';
import { filesOf, type RoomDraft } from './room-draft.js';

export type SendingRoom = ReturnType<typeof useSendRoom>;

/** Sends a filled-in room with its photos, tells how much of them has gone out (0 to 1), and can be stopped until then. */
export function useSendRoom(send: (draft: RoomDraft, options: CallOptions) => Promise<unknown>) {
  const client = useQueryClient();
  const stopper = useRef<AbortController>(null);
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: (draft: RoomDraft) => {
      stopper.current = new AbortController();
      setProgress(0);
      return send(draft, { files: filesOf(draft), signal: stopper.current.signal, onProgress: setProgress });
    },
    // Also after a failure: the answer may have been lost on its way, or others may have changed the room.
    onSettled: () => client.invalidateQueries({ queryKey: ownRoomsKey }),
  });
  return { ...mutation, progress, stop: () => stopper.current?.abort(new Error(texts.sending.stopped)) };
}
