import { type DayGroup, dayGroups } from '@wayhouse/domain/day-groups';
import { useSearchParams } from 'react-router-dom';

const parameter = 'today';

/** The group of today’s stays that is listed, in the query string. */
export function useShownGroup(): [DayGroup | undefined, (group: DayGroup | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const show = (group: DayGroup | undefined) =>
    setQuery(
      (before) => {
        if (group) before.set(parameter, group);
        else before.delete(parameter);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [dayGroups.find((name) => name === query.get(parameter)), show];
}
