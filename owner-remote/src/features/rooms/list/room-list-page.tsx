import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BedDouble, FileUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AddRoomPrompt } from '../../../shared/add-room-prompt.js';
import { ForRole } from '../../../shared/for-role.js';
import { messages } from '../messages.js';
import { useOwnRooms } from '../../../shared/use-own-rooms.js';
import { RoomList } from './room-list.js';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ownerPaths } from '../../../shared/owner-paths.js';

export const RoomListPage = () => (
  <>
    <PageHeading title={messages.list.title}>{messages.list.lead}</PageHeading>
    <ForRole needs="manager">
      <Link to={ownerPaths.import} className={buttonStyle('quiet', 'small', 'mt-3 -ml-4')}>
        <FileUp aria-hidden className="size-4" /> {messages.list.import}
      </Link>
    </ForRole>
    <div className="mt-8">
      <RoomListContent />
    </div>
  </>
);

function RoomListContent() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();

  if (isPending) return <RoomListSkeleton />;
  if (!rooms) {
    const { title, message } = messages.list.failed;
    return <ErrorState title={title} message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return rooms.length ? <RoomList rooms={rooms} /> : <AddRoomPrompt icon={<BedDouble />} {...messages.list.empty} />;
}

const RoomListSkeleton = () => (
  <div role="status" aria-label={messages.list.loading}>
    <div className="mb-5 grid gap-4 sm:grid-cols-[1fr_14rem]">
      <Skeleton className="mt-6.5 h-12" />
      <Skeleton className="mt-6.5 h-12" />
    </div>
    <Skeleton className="mb-3 h-5 w-20" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
