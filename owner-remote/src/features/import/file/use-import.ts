import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importRooms } from '@wayhouse/contracts/calls/room-import-calls';
import { useApi } from '@wayhouse/web-kit/api';
import type { ApiError } from '@wayhouse/web-kit/api-error';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { ownRoomsKey } from '../../../shared/use-own-rooms.js';

/** `seen` is what a check has found. */
type Sent = { csv: string; seen?: number[] };

/** Checks a file or imports it. The errors of its rows are in the `rows` of the error. */
export function useImport(dryRun: boolean) {
  const api = useApi();
  const hotel = useChosenHotel();
  const queryClient = useQueryClient();
  return useMutation<Awaited<ReturnType<typeof send>>, ApiError | Error, Sent>({
    mutationFn: send,
    meta: { quiet: dryRun },
    onSettled: () => (dryRun ? undefined : queryClient.invalidateQueries({ queryKey: ownRoomsKey })),
  });

  function send(sent: Sent) {
    return api.call(importRooms, { hotel, ...sent, dryRun });
  }
}
