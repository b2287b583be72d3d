import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AddRoomPrompt } from '../../../shared/add-room-prompt.js';
import { useMayActAs } from '../../../shared/for-role.js';
import { NewBookingLink } from '../../../shared/new-booking-link.js';
import { useOwnRooms } from '../../../shared/use-own-rooms.js';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { messages as calendarMessages } from '../messages.js';
import { messages } from './messages.js';
import { TimelineSkeleton } from './timeline-skeleton.js';

export const TimelinePage = () => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <PageHeading title={messages.title}>
        {messages.lead} <Press />
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <Link to={ownerPaths.calendar} className={buttonStyle('secondary', 'small')}>
          <CalendarDays aria-hidden className="size-4" /> {messages.byRoom}
        </Link>
        <NewBookingLink />
      </div>
    </div>
    <div className="mt-6">
      <TimelineContent />
    </div>
  </>
);

function Press() {
  const [mayMove, mayBlock] = [useMayActAs('reception'), useMayActAs('manager')];
  return messages.press[mayBlock ? 'block' : mayMove ? 'move' : 'look'];
}

function TimelineContent() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  if (isPending) return <TimelineSkeleton />;
  if (!rooms) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!rooms[0]) return <AddRoomPrompt icon={<CalendarDays />} {...calendarMessages.empty} />;
  return <Timeline city={rooms[0].hotel.city} />;
}

/** Loaded with the page: no other one of the owner area needs it. */
const Timeline = loadable<{ city: string }>(async () => (await import('./timeline.js')).Timeline, {
  skeleton: <TimelineSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
