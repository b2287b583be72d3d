import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { useSearchParams } from 'react-router-dom';
import { type View, views } from './calendar-view.js';

export type CalendarParams = { room: string; view: View; from: string };

/** Room, view and date from the query string; missing or invalid ones default to `room`, month and `today`. */
export function useCalendarParams({ room, today }: { room: string; today: string }) {
  const [query, setQuery] = useSearchParams();
  const from = CalendarDate.safeParse(query.get('from'));
  const params: CalendarParams = {
    room: query.get('room') ?? room,
    view: views.find((view) => view === query.get('view')) ?? 'month',
    from: from.success ? from.data : today,
  };
  /** `replace`: adds no history entry. */
  const change = (to: Partial<CalendarParams>, replace = false) =>
    setQuery({ ...params, ...to }, { preventScrollReset: true, replace });
  return [params, change] as const;
}
