import { paths } from '@wayhouse/contracts/paths';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Container } from '@wayhouse/web-kit/ui/container';
import { EmptyState } from '@wayhouse/web-kit/ui/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { BedDouble } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { BookingCard } from '../features/booking/booking-card.js';
import { RoomSkeleton } from '../features/room/room-skeleton.js';
import { RoomView } from '../features/room/room-view.js';
import { texts } from '../features/room/texts.js';
import { useRoom } from '../features/room/use-room.js';

export function RoomPage() {
  const { id = '' } = useParams();
  return (
    <Container className="pt-8 pb-10">
      <RoomById key={id} id={id} />
    </Container>
  );
}

function RoomById({ id }: { id: string }) {
  const room = useRoom(id);
  if (room.isPending) return <RoomSkeleton />;
  if (room.isSuccess) return <RoomView room={room.data} booking={<BookingCard room={room.data} />} />;
  if (room.error instanceof ApiError && [400, 404].includes(room.error.status)) return <Unknown />;
  return <ErrorState {...texts.failed} onRetry={() => void room.refetch()} busy={room.isFetching} />;
}

const Unknown = () => (
  <EmptyState
    heading="h1"
    icon={<BedDouble />}
    title={texts.unknown.title}
    action={
      <Link to={paths.rooms} className={buttonStyle()}>
        {texts.unknown.all}
      </Link>
    }
  >
    {texts.unknown.body}
  </EmptyState>
);
