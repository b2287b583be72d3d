import type { OwnRoom } from '@wayhouse/contracts/room';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BedDouble } from 'lucide-react';
import { AddRoomPrompt } from '../../shared/add-room-prompt.js';
import { useChosenHotel } from '../../shared/chosen-hotel.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import { messages } from './messages.js';

export const BulkPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-6">
      <BulkContent key={useChosenHotel()} />
    </div>
  </>
);

function BulkContent() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  if (isPending) return <BulkSkeleton />;
  if (!rooms) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return rooms.length ? <BulkChanges rooms={rooms} /> : <AddRoomPrompt icon={<BedDouble />} {...messages.empty} />;
}

const BulkSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid gap-8 lg:grid-cols-2">
    <Skeleton className="h-120 rounded-card" />
  </div>
);

/** Loaded with the page: no other one of the owner area needs it. */
const BulkChanges = loadable<{ rooms: OwnRoom[] }>(async () => (await import('./change/bulk-changes.js')).BulkChanges, {
  skeleton: <BulkSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
