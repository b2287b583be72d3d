import { paths } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { BedDouble } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { BookingBar } from '../features/booking/booking-bar.js';
import { BookingCard } from '../features/booking/booking-card.js';
import { RoomUnavailable } from '../features/booking/room-unavailable.js';
import { BackToRooms } from '../features/room/back-to-rooms.js';
import { messages } from '../features/room/messages.js';
import { RoomDetails } from '../features/room/room-details.js';
import { RoomSkeleton } from '../features/room/room-skeleton.js';
import { useRoom } from '../features/room/use-room.js';
import { NearbyRooms } from '../features/rooms/nearby/nearby-rooms.js';

export function RoomPage() {
  const { id = '' } = useParams();
  return <RoomById key={id} id={id} />;
}

function RoomById({ id }: { id: string }) {
  const room = useRoom(id);
  const isUnknown = room.data === null;
  return (
    <>
      <Container className={isUnknown ? 'pt-8' : 'pt-4'}>{!isUnknown && <BackToRooms />}</Container>
      {room.data ? (
        <Found room={room.data} />
      ) : (
        <Container className="pb-10">
          {room.isPending && <RoomSkeleton />}
          {isUnknown && <Unknown />}
          {room.isError && (
            <ErrorState {...messages.failed} heading="h1" onRetry={() => void room.refetch()} busy={room.isFetching} />
          )}
        </Container>
      )}
    </>
  );
}

const Found = ({ room }: { room: Room }) => (
  <div>
    <Container className="pb-10">
      <RoomDetails
        room={room}
        booking={room.isAvailable ? <BookingCard room={room} /> : <RoomUnavailable city={room.hotel.city} />}
      />
    </Container>
    <NearbyRooms room={room} />
    {room.isAvailable && <BookingBar room={room} />}
  </div>
);

function Unknown() {
  useDocumentTitle(messages.unknown.documentTitle);
  return (
    <EmptyState
      heading="h1"
      icon={<BedDouble />}
      title={messages.unknown.title}
      action={
        <Link to={paths.rooms} className={buttonStyle()}>
          {messages.unknown.all}
        </Link>
      }
    >
      {messages.unknown.body}
    </EmptyState>
  );
}
