import type { OwnRoom } from '@wayhouse/contracts/room';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { CalendarDays, ChartGantt } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AddRoomPrompt } from '../../shared/add-room-prompt.js';
import { useFollowRoom } from '../../shared/use-follow-room.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import { messages } from './messages.js';
import { messages as timelineMessages } from './timeline/messages.js';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ownerPaths } from '../../shared/owner-paths.js';

export const CalendarPage = () => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <PageHeading title={messages.title}>{messages.lead}</PageHeading>
      <Link to={ownerPaths.timeline} className={buttonStyle('secondary', 'small')}>
        <ChartGantt aria-hidden className="size-4" /> {timelineMessages.allRooms}
      </Link>
    </div>
    <div className="mt-6">
      <CalendarContent />
    </div>
  </>
);

function CalendarContent() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  const asked = useSearchParams()[0].get('room') ?? undefined;
  const following = useFollowRoom(rooms?.some(({ _id }) => _id === asked) ? undefined : rooms && asked);
  // While the rooms load, not after them.
  useEffect(() => void RoomCalendar.preload(), []);
  if (isPending || following.isPending) return <CalendarSkeleton />;
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

/** Loaded with the page: no other one of the owner area needs it. */
const RoomCalendar = loadable<{ rooms: [OwnRoom, ...OwnRoom[]] }>(
  async () => (await import('./room-calendar.js')).RoomCalendar,
  { skeleton: <CalendarSkeleton />, renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} /> },
);
