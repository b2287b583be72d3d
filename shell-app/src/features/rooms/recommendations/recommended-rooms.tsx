import { Section } from '../../../shared/section.js';
import { useAccount } from '../../../shared/use-account.js';
import { messages } from '../messages.js';
import { railLength } from './rail-length.js';
import { RoomRail } from './room-rail.js';
import { useRecommendedRooms } from './use-recommended-rooms.js';
import { useRoomsByCity, without } from './use-rooms-by-city.js';

/**
 * Rooms from the cities the guest searched last, filled up with favourites; only favourites for everyone else.
 * Favourites show until the others have loaded, and space for the longer reason is reserved, so that nothing shifts.
 */
export function RecommendedRooms() {
  const { recentCities } = useAccount();
  const first = useRecommendedRooms();
  // The featured section shows them, so here they are last: only where there are too few others.
  const featured = first.data?.slice(0, railLength) ?? [];
  const { rooms: searchedRooms, cities } = useRoomsByCity(recentCities, featured);
  const others = without(searchedRooms, [...(first.data?.slice(railLength) ?? []), ...featured]);
  const rooms =
    first.data || searchedRooms.length >= railLength ? [...searchedRooms, ...others].slice(0, railLength) : undefined;
  return (
    <Section
      title={messages.recommended.title}
      lead={
        <span className="block min-h-[2lh] sm:min-h-[1lh]">
          {messages.recommended.reason(cities, searchedRooms.length >= railLength)}
        </span>
      }
    >
      <RoomRail rooms={rooms} hasFailed={first.isError && !rooms} onRetry={() => void first.refetch()} />
    </Section>
  );
}
