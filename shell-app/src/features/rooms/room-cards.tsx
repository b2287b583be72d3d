import type { Room } from '@wayhouse/contracts/room';
import { LoadMore } from '@wayhouse/web-kit/ui/load-more';
import { useRef } from 'react';
import { RoomCard } from './room-card.js';
import { roomGrid } from './room-grid.js';
import type { RoomSearch } from './room-search.js';
import { texts } from './texts.js';
import { useFocusFirstNew } from './use-focus-first-new.js';
import { pageSize, type useRooms } from './use-rooms.js';

type Props = { rooms: ReturnType<typeof useRooms>; shown: Room[]; total: number; search: RoomSearch };

// Two pages come by themselves while one scrolls, further ones when asked for, so that the footer can be reached.
const mostByThemselves = 3 * pageSize;

export function RoomCards({ rooms, shown, total, search }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focusFirstNew = useFocusFirstNew(list, shown.length);
  const hasFailed = rooms.isFetchNextPageError;
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
      </ul>
      {total > pageSize && <p className="mt-12 text-center text-sm text-muted">{texts.shownOf(shown.length, total)}</p>}
      <LoadMore
        when={rooms.hasNextPage}
        busy={rooms.isFetchingNextPage}
        count={shown.length}
        isAutomatic={shown.length < mostByThemselves && !hasFailed}
        onMore={(isPressed) => {
          if (isPressed) focusFirstNew();
          void rooms.fetchNextPage();
        }}
        label={hasFailed ? texts.moreFailed : texts.showMore}
      />
    </>
  );
}
