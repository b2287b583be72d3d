import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { useToday } from '@wayhouse/web-kit/page-clock';
import { Link, useSearchParams } from 'react-router-dom';
import { readSearchedStay } from '../../../shared/read-stay-params.js';
import { writeStay } from '../../../shared/stay-params.js';
import { Section } from '../../../shared/section.js';
import { RoomCard } from '../card/room-card.js';
import { RoomCardSkeletons } from '../card/room-card-skeletons.js';
import { roomGridStyle } from '../card/room-grid-style.js';
import { messages } from '../messages.js';
import { roomsPath } from '@wayhouse/contracts/paths';
import { useHotelRooms } from './use-hotel-rooms.js';

/** The rooms of a hotel, for the stay in the address. */
export function HotelRooms({ id, hotel }: { id: string; hotel: string }) {
  // Dates in the past are ignored.
  useToday();
  const [query] = useSearchParams();
  const stay = readSearchedStay(query);
  const { data, isPending, isError, refetch } = useHotelRooms(hotel, stay);
  return (
    <div id={id} className="scroll-mt-20">
      <Section title={messages.hotelRooms.title}>
        {isPending && <RoomCardSkeletons count={3} />}
        {isError && !data && <PartError message={messages.hotelRooms.failed} onRetry={() => void refetch()} />}
        {data?.rooms.length === 0 && <p className="text-lg text-muted">{messages.hotelRooms.none}</p>}
        <ul className={roomGridStyle}>
          {data?.rooms.map((room) => (
            <li key={room._id}>
              <RoomCard room={room} isBestSeller={false} stay={stay} isAtHotel />
            </li>
          ))}
        </ul>
        {data && data.total > data.rooms.length && (
          <Link to={roomsPath({ hotel, ...writeStay(stay) })} className={buttonStyle('secondary', 'medium', 'mt-10')}>
            {messages.hotelRooms.all(data)}
          </Link>
        )}
      </Section>
    </div>
  );
}
