import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@wayhouse/contracts/call';
import { blockNights, unblockNights } from '@wayhouse/contracts/calls/room-calendar-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { timelineKey } from '../use-timeline.js';

/** Blocks and unblocks nights of a unit, or of a whole room; an error is for the caller to show. */
export function useBlockUnit(onDone: () => void) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  const options = {
    meta: { quiet: true },
    onSuccess: ({ message }: { message: string }) => {
      toast.success(message);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [timelineKey] }),
  };
  return {
    block: useMutation({
      ...options,
      mutationFn: (nights: CallInput<typeof blockNights>) => api.call(blockNights, nights),
    }),
    unblock: useMutation({
      ...options,
      mutationFn: (nights: CallInput<typeof unblockNights>) => api.call(unblockNights, nights),
    }),
  };
}
