import type { Hotel } from '@wayhouse/contracts/hotel';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Link } from 'react-router-dom';
import { type StayParams, writeStay } from '../../../shared/stay-params.js';
import { Section } from '../../../shared/section.js';
import { RoomCard } from '../card/room-card.js';
import { RoomCardSkeletons } from '../card/room-card-skeletons.js';
import { roomGridStyle } from '../card/room-grid-style.js';
import { messages } from '../messages.js';
import { paths, roomsPath } from '@wayhouse/contracts/paths';
import { HotelStay } from './hotel-stay.js';
import { useHotelRooms } from './use-hotel-rooms.js';

/** The rooms of a hotel, for the stay in the address, which can be chosen here. */
export function HotelRooms({ id, hotel }: { id: string; hotel: Hotel }) {
  const { data, isPlaceholderData, isPending, isError, refetch } = useHotelRooms(hotel);
  const isNoneFree = data?.rooms.length === 0;
  return (
    <div id={id} className="scroll-mt-20">
      <Section title={messages.hotelRooms.title} action={<HotelStay city={hotel.city} />}>
        {(isPending || (isNoneFree && isPlaceholderData)) && <RoomCardSkeletons count={3} />}
        {isError && !data && <PartError message={messages.hotelRooms.failed} onRetry={() => void refetch()} />}
        {isNoneFree && !isPlaceholderData && <NoneFree hotel={hotel} stay={data.stay} />}
        <ul className={`${roomGridStyle} transition-opacity aria-busy:opacity-50`} aria-busy={isPlaceholderData}>
          {data?.rooms.map((room) => (
            <li key={room._id}>
              <RoomCard room={room} isBestSeller={false} stay={data.stay} isAtHotel />
            </li>
          ))}
        </ul>
        {data && data.total > data.rooms.length && (
          <Link
            to={roomsPath({ hotel: hotel._id, ...writeStay(data.stay) })}
            className={buttonStyle('secondary', 'medium', 'mt-10')}
          >
            {messages.hotelRooms.all(data)}
          </Link>
        )}
      </Section>
    </div>
  );
}

/** The stay can be changed above. Otherwise there are all rooms of the hotel, and those that are free in the city. */
const NoneFree = ({ hotel, stay }: { hotel: Hotel; stay: StayParams }) => (
  <>
    <p className="text-lg text-muted">{messages.hotelRooms.none}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Link to={roomsPath({ destination: hotel.city, ...writeStay(stay) })} className={buttonStyle('secondary')}>
        {messages.hotelRooms.inCity(hotel.city)}
      </Link>
      <Link to={paths.hotel(hotel.slug)} replace className={buttonStyle('quiet')}>
        {messages.hotelRooms.anyStay}
      </Link>
    </div>
  </>
);
