import { Section } from '../../../shared/section.js';
import { useAccount } from '../../../shared/use-account.js';
import { RoomRail } from './room-rail.js';
import { texts } from '../messages.js';
import { useFirstRooms } from './use-newest-rooms.js';
import { useRoomsIn } from './use-rooms-by-city.js';

const shown = 4;

/**
 * Four rooms: in the cities a guest searched last, filled up with favourites; for everybody else favourites. These stay
 * until the others have arrived, and there is room for the longer reason from the start, so that nothing jumps.
 */
export function RecommendedRooms() {
  const { recentCities } = useAccount();
  const first = useFirstRooms();
  const { rooms: near, cities } = useRoomsIn(recentCities);
  // The featured section shows the first four, so favourites begin behind them.
  const favourites = [...(first.data?.slice(shown) ?? []), ...(first.data?.slice(0, shown) ?? [])];
  const others = favourites.filter((room) => !near.some(({ _id }) => _id === room._id));
  const rooms = first.data || near.length >= shown ? [...near, ...others].slice(0, shown) : undefined;
  return (
    <Section
      title={texts.recommended.title}
      lead={
        <span className="block min-h-[2lh] sm:min-h-[1lh]">
          {texts.recommended.reason(cities, near.length >= shown)}
        </span>
      }
    >
      <RoomRail rooms={rooms} failed={first.isError && !rooms} onRetry={() => void first.refetch()} />
    </Section>
  );
}
