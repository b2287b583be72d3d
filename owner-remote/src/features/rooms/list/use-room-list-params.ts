import { useSearchParams } from 'react-router-dom';
import { useTypedParam } from '../../../shared/use-typed-param.js';
import { withParam } from '../../../shared/with-param.js';
import { type RoomSort, roomSorts } from './filter-and-sort-rooms.js';

/** Search and sort order in the query string, so that they survive a reload and Back. */
export function useRoomListParams() {
  const [query, setQuery] = useSearchParams();
  const { typed, setTyped } = useTypedParam('search');
  return {
    search: typed,
    sort: roomSorts.find((each) => each === query.get('sort')) ?? 'newest',
    setSearch: setTyped,
    setSort: (next: RoomSort) => setQuery(withParam('sort', next === 'newest' ? '' : next), { replace: true }),
  };
}
