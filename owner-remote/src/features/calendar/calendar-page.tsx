import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { CalendarDays } from 'lucide-react';
import { AddRoomPrompt } from '../../shared/add-room-prompt.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import { RoomCalendar } from './room-calendar.js';
import { messages } from './messages.js';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';

export const CalendarPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-6">
      <CalendarContent />
    </div>
  </>
);

function CalendarContent() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  if (isPending) return <CalendarSkeleton />;
  if (!rooms) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const [first, ...others] = rooms;
  if (!first) return <AddRoomPrompt icon={<CalendarDays />} {...messages.empty} />;
  return <RoomCalendar rooms={[first, ...others]} />;
}

const CalendarSkeleton = () => (
  <div role="status" aria-label={messages.loadingRooms}>
    <Skeleton className="h-5 w-16" />
    <div className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto]">
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-12 w-40" />
    </div>
    <Skeleton className="mt-5 h-11 w-64" />
    <Skeleton className="mt-4 h-120 rounded-card" />
  </div>
);
