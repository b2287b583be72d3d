import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockNights, unblockNights } from '@wayhouse/contracts/calls/room-calendar-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useHost } from '@wayhouse/web-kit/remote-root';
import type { Nights } from './nights.js';
import { roomNightsKey } from './use-room-nights.js';

type ToBlock = Nights & { reason?: string };

/** Blocks and unblocks nights of a room. What came of it, and what stood against it, is read before it is said. */
export function useChangeNights(room: string, onDone: () => void) {
  const api = useApi();
  const { toast } = useHost();
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: [roomNightsKey, room] });
  const change = {
    meta: { quiet: true },
    onSuccess: async ({ message }: { message: string }) => {
      await readAgain();
      toast.success(message);
      onDone();
    },
    onError: async (error: Error) => {
      const reading = readAgain();
      if (isRefusal(error)) await reading;
    },
  };
  return {
    block: useMutation({ ...change, mutationFn: (nights: ToBlock) => api.call(blockNights, { room, ...nights }) }),
    unblock: useMutation({ ...change, mutationFn: (nights: Nights) => api.call(unblockNights, { room, ...nights }) }),
  };
}

/** One of the nights is booked. */
export const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.code === 'not-available';
