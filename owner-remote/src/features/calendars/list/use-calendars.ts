import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addCalendar,
  changeCalendar,
  importCalendar,
  removeCalendar,
  replaceCalendarAddress,
  showCalendars,
  type UnitCalendars,
} from '@wayhouse/contracts/calls/calendar-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { showChanged } from '../../../shared/show-changed.js';

const calendarsKey = (room: string) => ['calendars', room];
/** Imports happen by themselves. */
const refetchMs = 60_000;

export function useCalendars(room: string) {
  const api = useApi();
  return useQuery({
    queryKey: calendarsKey(room),
    queryFn: async ({ signal }) => (await api.call(showCalendars, { id: room }, { signal })).units,
    refetchInterval: refetchMs,
    meta: { quiet: () => true },
  });
}

/** The changes of a room's calendars. Each shows them as they are then; `onDone` is called after it. */
export function useCalendarChanges(room: string, onDone: () => void = () => undefined) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  const queryKey = calendarsKey(room);
  const shown = {
    async onSuccess({ message, units }: { message: string; units: UnitCalendars[] }) {
      await showChanged(queryClient, queryKey, () => units);
      toast.success(message);
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
  return {
    add: useMutation({
      ...shown,
      mutationFn: (added: { unit: number; name: string; address: string }) => api.call(addCalendar, { room, ...added }),
    }),
    change: useMutation({
      ...shown,
      mutationFn: (changed: { calendarId: string; name: string; address?: string }) =>
        api.call(changeCalendar, { room, ...changed }),
    }),
    importNow: useMutation({
      // An import that has failed is no success, although its response is one.
      meta: { quiet: true },
      mutationFn: (calendarId: string) => api.call(importCalendar, { room, calendarId }),
      async onSuccess({ message, units, outcome }) {
        await showChanged(queryClient, queryKey, () => units);
        if (outcome === 'failed') toast.error(message);
        else toast.success(message);
      },
      onError({ message }) {
        toast.error(message);
        return shown.onError();
      },
    }),
    remove: useMutation({
      ...shown,
      mutationFn: (calendarId: string) => api.call(removeCalendar, { room, calendarId }),
    }),
    replaceAddress: useMutation({
      ...shown,
      mutationFn: (unit: number) => api.call(replaceCalendarAddress, { room, unit }),
    }),
  };
}
