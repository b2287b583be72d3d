import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { useSearchParams } from 'react-router-dom';
import { type View, views } from './calendar-view.js';

export type CalendarPlace = { room: string; view: View; from: string };

/**
 * Which room, view and day the address asks for; what it does not say, or says wrongly,
 * is `room` and `today`, by month.
 */
export function useCalendarAddress({ room, today }: { room: string; today: string }) {
  const [address, setAddress] = useSearchParams();
  const from = CalendarDate.safeParse(address.get('from'));
  const place: CalendarPlace = {
    room: address.get('room') ?? room,
    view: views.find((view) => view === address.get('view')) ?? 'month',
    from: from.success ? from.data : today,
  };
  /** `replace`: Back does not lead to where one was. */
  const go = (to: Partial<CalendarPlace>, replace = false) =>
    setAddress({ ...place, ...to }, { preventScrollReset: true, replace });
  return [place, go] as const;
}
