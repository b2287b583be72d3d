import type { OwnRoom } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { ListChecks, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ForRole } from '../../../shared/for-role.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { messages } from '../messages.js';
import { filterAndSortRooms } from './filter-and-sort-rooms.js';
import { RoomListToolbar } from './room-list-toolbar.js';
import { RoomCards } from './room-cards.js';
import { RoomsTable } from './rooms-table.js';
import { useRoomListParams } from './use-room-list-params.js';

/** The rooms, filtered and sorted by the query parameters. */
export function RoomList({ rooms }: { rooms: OwnRoom[] }) {
  const currency = useHotelCurrency();
  const params = useRoomListParams();
  const search = useRef<HTMLInputElement>(null);
  const List = useIsWide(1024) ? RoomsTable : RoomCards;
  const shown = filterAndSortRooms(rooms, params.search, params.sort, currency);
  const clear = () => {
    params.setSearch('');
    search.current?.focus();
  };
  return (
    <>
      <RoomListToolbar {...params} searchRef={search} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-muted">
          {countOf(shown, rooms)}
        </p>
        {rooms.length > 1 && (
          <ForRole needs="manager">
            <Link to={ownerPaths.bulk} className={`${buttonStyle('quiet', 'small')} -mx-4`}>
              <ListChecks aria-hidden className="size-4" /> {messages.list.bulk}
            </Link>
          </ForRole>
        )}
      </div>
      {shown.length ? <List rooms={shown} /> : <NoMatchingRooms search={params.search} onClear={clear} />}
    </>
  );
}

const unitsOf = (rooms: OwnRoom[]): number => rooms.reduce((sum, { units = 1 }) => sum + units, 0);

/** Rooms of which there are several are counted as room types, too. */
function countOf(shown: OwnRoom[], all: OwnRoom[]): string {
  const { count, countOfTypes } = messages.list;
  return unitsOf(all) === all.length
    ? count(shown.length, all.length)
    : countOfTypes(shown.length, all.length, unitsOf(shown));
}

const NoMatchingRooms = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <Card>
    <EmptyState
      icon={<SearchX />}
      title={messages.list.noMatch.title}
      action={<Button onClick={onClear}>{messages.list.noMatch.action}</Button>}
    >
      {messages.list.noMatch.body(search.trim())}
    </EmptyState>
  </Card>
);
