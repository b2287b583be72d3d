import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BedDouble } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ChangeRoomForm } from './form/edit-room-form.js';
import { RoomFormWaiting } from './form/room-form-skeleton.js';
import { texts } from './messages.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';

export const EditRoom = () => (
  <>
    <PageHeading title={texts.edit.title}>{texts.edit.lead}</PageHeading>
    <RoomToEdit />
  </>
);

function RoomToEdit() {
  const { id } = useParams();
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  const room = rooms?.find(({ _id }) => _id === id);

  if (isPending) return <RoomFormWaiting />;
  if (!rooms) {
    const { title, message } = texts.edit.failed;
    return <ErrorState title={title} message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  // Another room has a form of its own.
  return room ? <ChangeRoomForm key={room._id} room={room} /> : <NoSuchRoom />;
}

const NoSuchRoom = () => (
  <EmptyState
    icon={<BedDouble />}
    title={texts.edit.unknown.title}
    action={
      <Link to={paths.ownerListRoom} className={buttonStyle()}>
        {texts.edit.unknown.action}
      </Link>
    }
  >
    {texts.edit.unknown.body}
  </EmptyState>
);
