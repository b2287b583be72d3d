import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@wayhouse/web-kit/create-api';
import { useRef, useState } from 'react';
import { messages } from '../messages.js';
import { ownRoomsKey } from '../../../shared/use-own-rooms.js';
import { photoFiles, type RoomDraft } from './room-draft.js';

export type SubmitRoomMutation = ReturnType<typeof useSubmitRoom>;

/** Sends a room with its photos, reports upload progress (0 to 1), and can be stopped until everything is sent. */
export function useSubmitRoom(send: (draft: RoomDraft, options: CallOptions) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const abortController = useRef<AbortController>(null);
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: (draft: RoomDraft) => {
      abortController.current = new AbortController();
      setProgress(0);
      return send(draft, { files: photoFiles(draft), signal: abortController.current.signal, onProgress: setProgress });
    },
    // Also after a failure: the response may have been lost, or somebody else may have changed the room.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownRoomsKey }),
  });
  return { ...mutation, progress, stop: () => abortController.current?.abort(new Error(messages.sending.stopped)) };
}
