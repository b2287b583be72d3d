import type { OwnRoom } from '@wayhouse/contracts/room';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useParams } from 'react-router-dom';
import { RoomNotFound } from '../../shared/room-not-found.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import { CalendarsSkeleton } from './calendars-skeleton.js';
import { messages } from './messages.js';

export const CalendarsPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8 max-w-3xl">
      <CalendarsContent />
    </div>
  </>
);

function CalendarsContent() {
  const { id } = useParams();
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  const room = rooms?.find(({ _id }) => _id === id);
  if (isPending) return <CalendarsSkeleton />;
  if (!rooms) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return room ? (
    <RoomCalendars key={room._id} room={room} />
  ) : (
    <RoomNotFound id={id} skeleton={<CalendarsSkeleton />} />
  );
}

/** Loaded with the page: no other one of the owner area needs it. */
const RoomCalendars = loadable<{ room: OwnRoom }>(
  async () => (await import('./list/room-calendars.js')).RoomCalendars,
  { skeleton: <CalendarsSkeleton />, renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} /> },
);
