import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useFocusFirstNewItem } from '@wayhouse/web-kit/use-focus-first-new-item';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { HotelCard } from '../card/hotel-card.js';
import { isBestSeller } from '../card/is-best-seller.js';
import { CardSkeleton } from '../card/room-card-skeletons.js';
import { RoomCard } from '../card/room-card.js';
import { roomGridStyle } from '../card/room-grid-style.js';
import { messages } from '../messages.js';
import type { Count, RoomSearch, RoomView } from '../room-search.js';
import { roomsPageHref } from '../search-params.js';
import { useNearViewport } from './use-near-viewport.js';
import { pageSize, type Result, type useRooms } from './use-rooms.js';

type Props = {
  rooms: ReturnType<typeof useRooms>;
  shown: Result[];
  view: RoomView;
  count: Count;
  nextCursor: string | undefined;
  isFromFirst: boolean;
  search: RoomSearch;
};

// This many load while scrolling, further ones on request, so that the footer can be reached. Skeletons reserve their
// space from the start, so that the layout does not shift.
const maxAutoLoaded = 3 * pageSize;

/** Rooms, or hotels. */
export function InfiniteRoomList({ rooms, shown, view, count, nextCursor, isFromFirst, search }: Props) {
  const { hasNextPage, isFetchingNextPage: isFetching, isFetchNextPageError: hasFailed } = rooms;
  const list = useRef<HTMLUListElement>(null);
  const firstSkeleton = useRef<HTMLLIElement>(null);
  const focusFirstNewItem = useFocusFirstNewItem(list, shown.length, linkIn);
  const isAutomatic = hasNextPage && !hasFailed && shown.length < maxAutoLoaded;
  const reserved = isAutomatic ? maxAutoLoaded : isFetching ? shown.length + pageSize : 0;
  const skeletonCount = Math.max(Math.min(reserved, count.isCapped ? Infinity : count.total) - shown.length, 0);
  useNearViewport(firstSkeleton, isAutomatic && !isFetching, shown.length, () => void rooms.fetchNextPage());
  const showMore = () => {
    focusFirstNewItem();
    void rooms.fetchNextPage();
  };
  return (
    <>
      <ul
        ref={list}
        className={`${roomGridStyle} transition-opacity aria-busy:opacity-50`}
        aria-busy={rooms.isPlaceholderData}
      >
        {shown.map((result, position) => (
          <li key={result.id}>
            {'room' in result ? (
              <RoomCard room={result.room} isBestSeller={isBestSeller(position)} stay={search} isFirst={position < 2} />
            ) : (
              <HotelCard hotel={result.hotel} search={search} isFirst={position < 2} />
            )}
          </li>
        ))}
        {/* Keyed by position in the whole list, so that they stay in place when the rooms before them load. */}
        {Array.from({ length: skeletonCount }, (_, position) => (
          <li
            key={shown.length + position}
            ref={position === 0 ? firstSkeleton : undefined}
            aria-hidden
            className="noscript:hidden"
          >
            {/* Those far below would otherwise be animated as long as the page is open. */}
            <CardSkeleton view={view} isStill={!isFetching} />
          </li>
        ))}
      </ul>
      {isFromFirst && (count.isCapped || count.total > pageSize) && (
        <p className="mt-12 text-center text-sm text-muted">{messages.lists[view].shownOf(shown.length, count)}</p>
      )}
      {nextCursor && (
        <Link
          to={roomsPageHref(search, nextCursor)}
          rel="next"
          className={buttonStyle('secondary', 'medium', 'mx-auto mt-6 noscript:flex not-noscript:hidden')}
        >
          {messages.lists[view].next}
        </Link>
      )}
      {hasNextPage && !isAutomatic && (
        <div className="mt-6 flex justify-center noscript:hidden">
          <Button variant="secondary" busy={isFetching} onClick={showMore}>
            {hasFailed ? messages.lists[view].moreFailed : messages.lists[view].showMore}
          </Button>
        </div>
      )}
    </>
  );
}

const linkIn = (item: Element) => item.querySelector<HTMLElement>('h3 a');
