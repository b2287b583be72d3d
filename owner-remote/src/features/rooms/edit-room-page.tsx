import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useParams } from 'react-router-dom';
import { EditRoomForm } from './form/edit-room-form.js';
import { RoomFormSkeleton } from './form/room-form-skeleton.js';
import { messages } from './messages.js';
import { RoomNotFound } from '../../shared/room-not-found.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';

export const EditRoomPage = () => (
  <>
    <PageHeading title={messages.edit.title}>{messages.edit.lead}</PageHeading>
    <EditRoomContent />
  </>
);

function EditRoomContent() {
  const { id } = useParams();
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  const room = rooms?.find(({ _id }) => _id === id);

  if (isPending) return <RoomFormSkeleton />;
  if (!rooms) {
    const { title, message } = messages.edit.failed;
    return <ErrorState title={title} message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  // Remounts the form for another room.
  return room ? <EditRoomForm key={room._id} room={room} /> : <RoomNotFound id={id} skeleton={<RoomFormSkeleton />} />;
}
