import type { Hotel } from '@wayhouse/contracts/hotel';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { useParams } from 'react-router-dom';
import { HotelDetails } from '../features/hotel/hotel-details.js';
import { HotelSkeleton } from '../features/hotel/hotel-skeleton.js';
import { messages } from '../features/hotel/messages.js';
import { UnknownHotel } from '../features/hotel/unknown-hotel.js';
import { useHotel } from '../features/hotel/use-hotel.js';
import { HotelRooms } from '../features/rooms/of-hotel/hotel-rooms.js';
import { useFoundRooms } from '../features/rooms/of-hotel/use-hotel-rooms.js';

const roomsId = 'rooms';

export function HotelPage() {
  const { hotel: name = '' } = useParams();
  const hotel = useHotel(name);
  if (hotel.data) return <Found key={name} hotel={hotel.data} />;
  return (
    <Container className="py-10">
      {hotel.isPending && <HotelSkeleton />}
      {hotel.data === null && <UnknownHotel />}
      {hotel.isError && (
        <ErrorState {...messages.failed} heading="h1" onRetry={() => void hotel.refetch()} busy={hotel.isFetching} />
      )}
    </Container>
  );
}

/** Its rooms, as they are listed, are those that the way to them names. */
const Found = ({ hotel }: { hotel: Hotel }) => (
  <div>
    <Container className="py-10">
      <HotelDetails hotel={hotel} found={useFoundRooms(hotel)} roomsId={roomsId} />
    </Container>
    {hotel.rooms > 0 && <HotelRooms id={roomsId} hotel={hotel} />}
  </div>
);
