import { useSearchParams } from 'react-router-dom';
import { type RoomSort, roomSorts } from './filter-and-sort-rooms.js';

/** Search and sort order in the query string, so that they survive a reload and Back. */
export function useRoomListParams() {
  const [query, setQuery] = useSearchParams();
  const sort = roomSorts.find((each) => each === query.get('sort')) ?? 'newest';
  const setParam = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    search: query.get('search') ?? '',
    sort,
    setSearch: (search: string) => setParam('search', search),
    setSort: (next: RoomSort) => setParam('sort', next === 'newest' ? '' : next),
  };
}
