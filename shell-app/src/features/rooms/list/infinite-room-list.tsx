import type { Room } from '@wayhouse/contracts/room';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useRef } from 'react';
import { RoomCard } from '../card/room-card.js';
import { RoomCardSkeleton } from '../card/room-card-skeletons.js';
import { roomGrid } from '../card/room-grid-style.js';
import type { RoomSearch } from '../room-search.js';
import { texts } from '../messages.js';
import { useFocusFirstNew } from './use-focus-first-new-item.js';
import { pageSize, type useRooms } from './use-rooms.js';
import { useWhenNear } from './use-near-viewport.js';

type Props = { rooms: ReturnType<typeof useRooms>; shown: Room[]; total: number; search: RoomSearch };

// So many come by themselves while one scrolls, further ones when asked for. Their places are kept from the start, so
// that nothing moves and the footer can be reached.
const mostByThemselves = 3 * pageSize;

export function RoomCards({ rooms, shown, total, search }: Props) {
  const { hasNextPage, isFetchingNextPage: isFetching, isFetchNextPageError: hasFailed } = rooms;
  const list = useRef<HTMLUListElement>(null);
  const firstToCome = useRef<HTMLLIElement>(null);
  const focusFirstNew = useFocusFirstNew(list, shown.length);
  const isAutomatic = hasNextPage && !hasFailed && shown.length < mostByThemselves;
  const places = isAutomatic ? mostByThemselves : isFetching ? shown.length + pageSize : 0;
  const toCome = Math.max(Math.min(places, total) - shown.length, 0);
  useWhenNear(firstToCome, isAutomatic && !isFetching, shown.length, () => void rooms.fetchNextPage());
  const showMore = () => {
    focusFirstNew();
    void rooms.fetchNextPage();
  };
  return (
    <>
      <ul
        ref={list}
        className={`${roomGrid} transition-opacity aria-busy:opacity-50`}
        aria-busy={rooms.isPlaceholderData}
      >
        {shown.map((room, position) => (
          <li key={room._id}>
            <RoomCard room={room} isBestSeller={position % 2 === 0} search={search} isFirst={position < 2} />
          </li>
        ))}
        {/* Named by their place in the whole list, so that they stay where they are when those before them have come. */}
        {Array.from({ length: toCome }, (_, position) => (
          <li key={shown.length + position} ref={position === 0 ? firstToCome : undefined} aria-hidden>
            <RoomCardSkeleton />
          </li>
        ))}
      </ul>
      {total > pageSize && <p className="mt-12 text-center text-sm text-muted">{texts.shownOf(shown.length, total)}</p>}
      {hasNextPage && !isAutomatic && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={isFetching} onClick={showMore}>
            {hasFailed ? texts.moreFailed : texts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
