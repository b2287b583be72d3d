import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@wayhouse/web-kit/create-api';
import { useRef, useState } from 'react';
import { messages } from './messages.js';

/** `Draft` is what a form holds. */
export type Upload<Draft> = ReturnType<typeof useUpload<Draft>>;

/** Sends a form with photos, reports upload progress (0 to 1), and can be stopped until everything is sent. */
export function useUpload<Draft>(queryKey: QueryKey, send: (draft: Draft, options: CallOptions) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const abortController = useRef<AbortController>(null);
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: (draft: Draft) => {
      abortController.current = new AbortController();
      setProgress(0);
      return send(draft, { signal: abortController.current.signal, onProgress: setProgress });
    },
    // Also after a failure: the response may have been lost, or somebody else may have changed what was sent.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { ...mutation, progress, stop: () => abortController.current?.abort(new Error(messages.stopped)) };
}
