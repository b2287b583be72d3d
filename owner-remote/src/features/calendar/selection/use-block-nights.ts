import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockNights, unblockNights } from '@wayhouse/contracts/calls/room-calendar-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useEffect, useRef } from 'react';
import { isSameNights, type Nights } from '../nights.js';
import { roomNightsKey } from '../use-room-nights.js';

type BlockInput = Nights & { reason?: string };

/**
 * Blocks and unblocks nights of a room. The calendar is refetched before the outcome is shown. If other nights have
 * been `selected` meanwhile, they stay selected, and an error is toasted instead of shown in the panel.
 */
export function useBlockNights(room: string, selected: Nights, onDone: () => void) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  const isSelected = useIsSelected(selected);
  const invalidate = () => queryClient.invalidateQueries({ queryKey: [roomNightsKey, room] });
  const mutationOptions = {
    meta: { quiet: true },
    onSuccess: async ({ message }: { message: string }, nights: Nights) => {
      await invalidate();
      toast.success(message);
      if (isSelected(nights)) onDone();
    },
    onError: async (error: Error, nights: Nights) => {
      const invalidated = invalidate();
      if (isNightsBooked(error)) await invalidated;
      if (!isSelected(nights)) toast.error(error.message);
    },
  };
  return {
    block: useMutation({
      ...mutationOptions,
      mutationFn: (nights: BlockInput) => api.call(blockNights, { room, ...nights }),
    }),
    unblock: useMutation({
      ...mutationOptions,
      mutationFn: (nights: Nights) => api.call(unblockNights, { room, ...nights }),
    }),
  };
}

/** Whether nights are selected at the time of the call. */
function useIsSelected({ from, to }: Nights) {
  const current = useRef<Nights>(undefined);
  useEffect(() => {
    current.current = { from, to };
    return () => {
      current.current = undefined;
    };
  }, [from, to]);
  return (nights: Nights) => current.current !== undefined && isSameNights(nights, current.current);
}

export const isNightsBooked = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'not-available';
