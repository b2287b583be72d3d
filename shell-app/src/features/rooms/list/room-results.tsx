import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { NoRooms } from './no-rooms-found.js';
import { RoomCards } from './infinite-room-list.js';
import { RoomCardSkeletons } from '../card/room-card-skeletons.js';
import type { RoomSearch } from '../room-search.js';
import { texts } from '../messages.js';
import type { useRooms } from './use-rooms.js';

type Props = {
  rooms: ReturnType<typeof useRooms>;
  search: RoomSearch;
  /** How many cards to keep room for while nothing is there. */
  expected: number;
  onChange: (change: Partial<RoomSearch>) => void;
};

/** What a search found, or why nothing is there. Rooms that are there stay, also when a later page fails. */
export function RoomList({ rooms, search, expected, onChange }: Props) {
  const { data, isPlaceholderData: isBusy } = rooms;
  if (data?.rooms.length) return <RoomCards rooms={rooms} shown={data.rooms} total={data.total} search={search} />;
  if (rooms.isError)
    return <ErrorState {...texts.failed} onRetry={() => void rooms.refetch()} busy={rooms.isFetching} />;
  if (!data || isBusy) return <RoomCardSkeletons count={expected} />;
  return <NoRooms search={search} onChange={onChange} />;
}
