import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { useParams } from 'react-router-dom';
import { HotelDetails } from '../features/hotel/hotel-details.js';
import { HotelSkeleton } from '../features/hotel/hotel-skeleton.js';
import { messages } from '../features/hotel/messages.js';
import { UnknownHotel } from '../features/hotel/unknown-hotel.js';
import { useHotel } from '../features/hotel/use-hotel.js';
import { HotelRooms } from '../features/rooms/of-hotel/hotel-rooms.js';

const roomsId = 'rooms';

export function HotelPage() {
  const { hotel: name = '' } = useParams();
  const hotel = useHotel(name);
  if (hotel.data)
    return (
      <div key={name}>
        <Container className="py-10">
          <HotelDetails hotel={hotel.data} roomsId={roomsId} />
        </Container>
        {hotel.data.rooms > 0 && <HotelRooms id={roomsId} hotel={hotel.data._id} />}
      </div>
    );
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
