import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BedDouble } from 'lucide-react';
import { AddRoomFirst } from '../../../shared/add-room-prompt.js';
import { texts } from '../messages.js';
import { useOwnRooms } from '../../../shared/use-own-rooms.js';
import { ArrangedRooms } from './room-list.js';
import { ListWaiting } from './room-list-skeleton.js';

const { list } = texts;

export const ListRoom = () => (
  <>
    <PageHeading title={list.title}>{list.lead}</PageHeading>
    <div className="mt-8">
      <OwnRooms />
    </div>
  </>
);

function OwnRooms() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();

  if (isPending) return <ListWaiting />;
  if (!rooms) {
    const { title, message } = list.failed;
    return <ErrorState title={title} message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return rooms.length ? <ArrangedRooms rooms={rooms} /> : <AddRoomFirst icon={<BedDouble />} {...list.empty} />;
}
