import { Section } from '../../app/section.js';
import { useAccount } from '../../app/use-account.js';
import { RoomRail } from './room-rail.js';
import { texts } from './texts.js';
import { useFirstRooms } from './use-first-rooms.js';
import { useRoomsIn } from './use-rooms-in.js';

const shown = 4;

/** Four rooms: in the cities a guest searched last, filled up with favourites; for everybody else favourites. */
export function RecommendedRooms() {
  const { recentCities } = useAccount();
  const first = useFirstRooms();
  const near = useRoomsIn(recentCities);
  // The featured section shows the first four, so favourites begin behind them.
  const favourites = [...(first.data?.slice(shown) ?? []), ...(first.data?.slice(0, shown) ?? [])];
  const others = favourites.filter((room) => !near.rooms.some(({ _id }) => _id === room._id));
  const rooms = first.isPending || near.isPending ? undefined : [...near.rooms, ...others].slice(0, shown);
  const cities = recentCities.filter((city) =>
    near.rooms.some(({ hotel }) => hotel.city.toLowerCase().includes(city.toLowerCase())),
  );
  return (
    <Section
      title={texts.recommended.title}
      lead={cities.length ? texts.recommended.forCities(cities) : texts.recommended.favourites}
    >
      <RoomRail rooms={rooms} failed={first.isError} onRetry={() => void first.refetch()} />
    </Section>
  );
}
