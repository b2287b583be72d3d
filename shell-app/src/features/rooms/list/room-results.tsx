import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { RoomCardSkeletons } from '../card/room-card-skeletons.js';
import { messages } from '../messages.js';
import type { RoomSearch } from '../room-search.js';
import { InfiniteRoomList } from './infinite-room-list.js';
import { NoRoomsFound } from './no-rooms-found.js';
import type { useRooms } from './use-rooms.js';

type Props = {
  rooms: ReturnType<typeof useRooms>;
  search: RoomSearch;
  /** How many card skeletons to show before the first result. */
  expected: number;
  onChange: (change: Partial<RoomSearch>) => void;
};

/** The rooms of a search, or a skeleton, an error or suggestions. Rooms stay when loading a further page fails. */
export function RoomResults({ rooms, search, expected, onChange }: Props) {
  const { data, isPlaceholderData: isBusy } = rooms;
  if (data?.rooms.length)
    return <InfiniteRoomList rooms={rooms} shown={data.rooms} total={data.total} search={search} />;
  if (rooms.isError)
    return <ErrorState {...messages.failed} onRetry={() => void rooms.refetch()} busy={rooms.isFetching} />;
  if (!data || isBusy) return <RoomCardSkeletons count={expected} />;
  return <NoRoomsFound search={search} onChange={onChange} />;
}
