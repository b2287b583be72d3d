import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Card } from '@wayhouse/web-kit/ui/card';
import { EmptyState } from '@wayhouse/web-kit/ui/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { Skeleton } from '@wayhouse/web-kit/ui/skeleton';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { BedDouble } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RoomCards } from './room-cards.js';
import { RoomsTable } from './rooms-table.js';
import { useOwnRooms } from './use-own-rooms.js';

export const ListRoom = () => (
  <>
    <PageHeading title="List Room">Every room of your hotel. Switch one off and guests no longer find it.</PageHeading>
    <div className="mt-8">
      <OwnRooms />
    </div>
  </>
);

function OwnRooms() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  const List = useIsWide(768) ? RoomsTable : RoomCards;

  if (isPending) {
    return (
      <div role="status" aria-label="Loading your rooms">
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (!rooms) {
    return (
      <ErrorState
        title="Your rooms did not load"
        message="They are safe, and guests can book them as always."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return rooms.length ? <List rooms={rooms} /> : <NoRooms />;
}

const NoRooms = () => (
  <Card>
    <EmptyState
      icon={<BedDouble />}
      title="No rooms yet"
      action={
        <Link to={paths.ownerAddRoom} className={buttonStyle()}>
          Add Room
        </Link>
      }
    >
      List your first room: up to four photos, its type, a price, and what it offers.
    </EmptyState>
  </Card>
);
