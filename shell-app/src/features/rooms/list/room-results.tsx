import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Link } from 'react-router-dom';
import { RoomCardSkeletons } from '../card/room-card-skeletons.js';
import { messages } from '../messages.js';
import type { RoomSearch } from '../room-search.js';
import { roomsPageHref } from '../search-params.js';
import { InfiniteRoomList } from './infinite-room-list.js';
import { NoRoomsFound } from './no-rooms-found.js';
import type { useRooms } from './use-rooms.js';

type Props = {
  rooms: ReturnType<typeof useRooms>;
  search: RoomSearch;
  /** Where the list begins, `''` for its beginning. */
  cursor: string;
  /** How many card skeletons to show before the first result. */
  expected: number;
  onChange: (change: Partial<RoomSearch>) => void;
};

/** The rooms of a search, and the way back to the first ones from a later page. */
export const RoomResults = (props: Props) => (
  <>
    {props.cursor && (
      <Link to={roomsPageHref(props.search)} className={buttonStyle('secondary', 'small', 'mb-6')}>
        {messages.lists[props.search.view].fromFirst}
      </Link>
    )}
    <Results {...props} />
  </>
);

/** The rooms, or a skeleton, an error or suggestions. Rooms stay when loading a further page fails. */
function Results({ rooms, search, cursor, expected, onChange }: Props) {
  const { data, isPlaceholderData: isBusy } = rooms;
  if (data?.shown.length) return <InfiniteRoomList rooms={rooms} {...data} isFromFirst={!cursor} search={search} />;
  if (rooms.isError)
    return (
      <ErrorState {...messages.failed[search.view]} onRetry={() => void rooms.refetch()} busy={rooms.isFetching} />
    );
  if (!data || isBusy) return <RoomCardSkeletons count={expected} view={search.view} />;
  return <NoRoomsFound search={search} onChange={onChange} />;
}
