import { roomsPath } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Building2 } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { HotelDetails } from '../features/hotel/hotel-details.js';
import { HotelSkeleton } from '../features/hotel/hotel-skeleton.js';
import { messages } from '../features/hotel/messages.js';
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
      {hotel.data === null && <Unknown />}
      {hotel.isError && (
        <ErrorState {...messages.failed} heading="h1" onRetry={() => void hotel.refetch()} busy={hotel.isFetching} />
      )}
    </Container>
  );
}

function Unknown() {
  useDocumentTitle(messages.unknown.documentTitle);
  return (
    <EmptyState
      heading="h1"
      icon={<Building2 />}
      title={messages.unknown.title}
      action={
        <Link to={`${roomsPath({})}?view=hotels`} className={buttonStyle()}>
          {messages.unknown.all}
        </Link>
      }
    >
      {messages.unknown.body}
    </EmptyState>
  );
}
