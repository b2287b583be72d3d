import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { BedDouble } from 'lucide-react';
import { AddRoomFirst } from '../../parts/add-room-first.js';
import { texts } from '../texts.js';
import { useOwnRooms } from '../../parts/use-own-rooms.js';
import { ArrangedRooms } from './arranged-rooms.js';
import { ListWaiting } from './list-waiting.js';

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
