import type { Room } from '@wayhouse/contracts/room';
import { Section } from '../../../shared/section.js';
import type { StayParams } from '../../../shared/stay-params.js';
import { useSearchedStay } from '../../../shared/use-searched-stay.js';
import { RoomCard } from '../card/room-card.js';
import { roomRailStyle } from '../card/room-grid-style.js';
import { messages } from '../messages.js';
import { useNearbyRooms } from './use-nearby-rooms.js';

/** Where to go on from a room, for the stay in the address. Nothing while there is nothing to show: it is at the end of the page. */
export function NearbyRooms({ room }: { room: Room }) {
  const { data, isPlaceholderData } = useNearbyRooms(room, useSearchedStay(room.hotel.city));
  if (!data) return null;
  const shared = { stay: data.stay, isOfStayBefore: isPlaceholderData };
  return (
    <>
      <Rail title={messages.nearby.ofHotel(room.hotel.name)} rooms={data.ofHotel} {...shared} />
      <Rail title={messages.nearby.similar} rooms={data.similar} {...shared} />
    </>
  );
}

type RailProps = { title: string; rooms: Room[]; stay: StayParams; isOfStayBefore: boolean };

const Rail = ({ title, rooms, stay, isOfStayBefore }: RailProps) =>
  rooms.length > 0 && (
    <Section title={title}>
      <ul className={`${roomRailStyle} transition-opacity aria-busy:opacity-50`} aria-busy={isOfStayBefore}>
        {rooms.map((room) => (
          <li key={room._id}>
            <RoomCard room={room} isBestSeller={false} stay={stay} />
          </li>
        ))}
      </ul>
    </Section>
  );
