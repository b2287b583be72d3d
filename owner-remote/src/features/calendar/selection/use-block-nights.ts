import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockNights, unblockNights } from '@wayhouse/contracts/calls/room-calendar-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useEffect, useRef } from 'react';
import { isSame, type Nights } from '../nights.js';
import { roomNightsKey } from '../use-room-nights.js';

type ToBlock = Nights & { reason?: string };

/**
 * Blocks and unblocks nights of a room. What came of it, and what stood against it, is read before it is said. Other
 * nights that are `chosen` by then stay so, and a failure, which stands at the nights it is about, is then toasted.
 */
export function useChangeNights(room: string, chosen: Nights, onDone: () => void) {
  const api = useApi();
  const { toast } = useHost();
  const cache = useQueryClient();
  const isChosen = useIsChosen(chosen);
  const readAgain = () => cache.invalidateQueries({ queryKey: [roomNightsKey, room] });
  const change = {
    meta: { quiet: true },
    onSuccess: async ({ message }: { message: string }, nights: Nights) => {
      await readAgain();
      toast.success(message);
      if (isChosen(nights)) onDone();
    },
    onError: async (error: Error, nights: Nights) => {
      const reading = readAgain();
      if (isRefusal(error)) await reading;
      if (!isChosen(nights)) toast.error(error.message);
    },
  };
  return {
    block: useMutation({ ...change, mutationFn: (nights: ToBlock) => api.call(blockNights, { room, ...nights }) }),
    unblock: useMutation({ ...change, mutationFn: (nights: Nights) => api.call(unblockNights, { room, ...nights }) }),
  };
}

/** Whether nights are the chosen ones at the time of asking. */
function useIsChosen({ from, to }: Nights) {
  const current = useRef<Nights>(undefined);
  useEffect(() => {
    current.current = { from, to };
    return () => {
      current.current = undefined;
    };
  }, [from, to]);
  return (nights: Nights) => current.current !== undefined && isSame(nights, current.current);
}

/** One of the nights is booked. */
export const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.code === 'not-available';
