import { paths } from '@wayhouse/contracts/paths';
import { Button } from '@wayhouse/web-kit/ui/button';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { LoadMore } from '@wayhouse/web-kit/ui/load-more';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RoomCard } from './room-card.js';
import { RoomCardSkeletons } from './room-card-skeletons.js';
import { roomGrid } from './room-grid.js';
import { hasFilters, type RoomSearch } from './room-search.js';
import { texts } from './texts.js';
import type { useRooms } from './use-rooms.js';

type Props = { rooms: ReturnType<typeof useRooms>; search: RoomSearch; onClear: () => void };

export function RoomList({ rooms, search, onClear }: Props) {
  if (rooms.isPending) return <RoomCardSkeletons count={6} />;
  if (rooms.isError)
    return <ErrorState {...texts.failed} onRetry={() => void rooms.refetch()} busy={rooms.isFetching} />;
  if (!rooms.data.rooms.length) return <NoRooms search={search} onClear={onClear} />;
  return (
    <>
      <ul className={roomGrid} aria-busy={rooms.isPlaceholderData}>
        {rooms.data.rooms.map((room, position) => (
          <li key={room._id}>
            <RoomCard room={room} isBestSeller={position % 2 === 0} search={search} isFirst={position < 2} />
          </li>
        ))}
      </ul>
      <LoadMore
        when={rooms.hasNextPage}
        busy={rooms.isFetchingNextPage}
        onMore={rooms.fetchNextPage}
        label={texts.showMore}
      />
    </>
  );
}

const NoRooms = ({ search, onClear }: { search: RoomSearch; onClear: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title={texts.none.title}
    action={
      hasFilters(search) ? (
        <Button onClick={onClear}>{texts.none.clear}</Button>
      ) : (
        <Link to={paths.rooms} className={buttonStyle()}>
          {texts.none.all}
        </Link>
      )
    }
  >
    {texts.none.body}
  </EmptyState>
);
