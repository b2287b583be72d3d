import { useQuery } from '@tanstack/react-query';
import { listTakenNights } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';

/** The nights in which all units of a room are taken. Empty until loaded or if loading fails: booking decides anyway. */
export function useTakenNights(room: string, from: string, to: string): ReadonlySet<string> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['taken-nights', room, from, to],
    staleTime: 0,
    queryFn: async () => new Set((await api.call(listTakenNights, { id: room, from, to })).nights),
  });
  return data ?? none;
}

const none: ReadonlySet<string> = new Set();
