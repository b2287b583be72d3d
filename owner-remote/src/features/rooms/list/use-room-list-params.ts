import { useSearchParams } from 'react-router-dom';
import { type RoomSort, roomSorts } from './filter-and-sort-rooms.js';

/** What the list shows, kept in the address: it survives a reload and the way back from a room. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const sort = roomSorts.find((each) => each === query.get('sort')) ?? 'newest';
  const put = (name: string, value: string) =>
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
    setSearch: (search: string) => put('search', search),
    setSort: (next: RoomSort) => put('sort', next === 'newest' ? '' : next),
  };
}
