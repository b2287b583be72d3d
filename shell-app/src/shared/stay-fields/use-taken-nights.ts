import { useQuery } from '@tanstack/react-query';
import { listTakenNights } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';

export const takenNightsKey = (room: string) => ['taken-nights', room];

/** The nights of a room that are taken. Empty until loaded or if loading fails: the availability check decides anyway. */
export function useTakenNights(room: string, from: string, to: string): ReadonlySet<string> {
  const api = useApi();
  const taken = useQuery({
    queryKey: [...takenNightsKey(room), from, to],
    queryFn: async () => new Set((await api.call(listTakenNights, { id: room, from, to })).nights),
  });
  return taken.data ?? none;
}

const none: ReadonlySet<string> = new Set();
